/* A zoo of bots that misbehave, for the tests of whoever runs bots.
 *
 *   zoo MODE [ARGUMENT]      or a copy or link of the program that is named MODE
 *
 * README.md lists the modes. A bot here speaks either protocol: if the first line begins with
 * a brace it is the jsonl protocol, else the course's. Every process has an alarm set, so that a
 * test that fails to kill one does not leave it for ever.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/fs.h>
#include <mqueue.h>
#include <poll.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/msg.h>
#include <sys/ptrace.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { LIFETIME = 120, MOST_FORKS = 600, LONGEST = 1 << 20, MOST_CARDS = 120 };

static const char *mode, *argument;
static char line[LONGEST];
static char my_id[256];
static char hand[MOST_CARDS][16];
static int cards, turns, json, has_meld;
static const char *end_of_line = "\n";

static int is(const char *name) { return strcmp(mode, name) == 0; }

static void rest(long milliseconds) {
    struct timespec time = {milliseconds / 1000, milliseconds % 1000 * 1000000};
    while (nanosleep(&time, &time) != 0 && errno == EINTR) {
    }
}

static void say(const char *text) {
    printf("%s%s", text, end_of_line);
    fflush(stdout);
}

static void sleep_for_ever(void) {
    for (;;) pause();
}

static void spin(void) {
    for (volatile unsigned long n = 0;; n++) {
    }
}

/* Reads a line without its end; at the end of input the bot leaves, or does not. */
static char *read_line(void) {
    if (!fgets(line, sizeof line, stdin)) {
        if (is("spins-on-eof") || is("ignores-signals")) spin();
        exit(0);
    }
    line[strcspn(line, "\r\n")] = 0;
    return line;
}

/* ---- The bots that do something as they start. ---- */

static void write_for_ever(const char *text) {
    size_t length = strlen(text);
    for (;;)
        if (write(1, text, length) < 0) exit(1);
}

static void flood(long kilobytes) {
    char text[1024];
    memset(text, 'e', sizeof text);
    text[sizeof text - 1] = '\n';
    while (kilobytes-- > 0)
        if (write(2, text, sizeof text) < 0) return;
}

/* A child in the group, one that left the session, and an orphan that hides where it is from. */
static void leave_children(void) {
    if (fork() == 0) {
        alarm(LIFETIME);
        sleep_for_ever();
    }
    if (fork() == 0) {
        setsid();
        if (fork() == 0) {
            alarm(LIFETIME);
            spin();
        }
        _exit(0);
    }
    if (fork() == 0) {
        setsid();
        if (fork() == 0) {
            clearenv();
            if (access("/proc/self/exe", X_OK) == 0)
                execl("/proc/self/exe", "silent", "silent", (char *)NULL);
            alarm(LIFETIME);
            sleep_for_ever();
        }
        _exit(0);
    }
    rest(20);
}

static void bomb(int leaves_session) {
    /* In a file: in a sandbox there is no other shared memory. */
    int file = open("zoo-forks", O_RDWR | O_CREAT, 0600);
    if (ftruncate(file, sizeof(int)) != 0) abort();
    int *forks = mmap(NULL, sizeof *forks, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (forks == MAP_FAILED) abort();
    while (__atomic_add_fetch(forks, 1, __ATOMIC_SEQ_CST) <= MOST_FORKS)
        if (fork() == 0) {
            if (leaves_session) setsid();
            alarm(LIFETIME / 2);
        }
    sleep_for_ever();
}

/* Takes memory until there is none left, by whichever means. */
static void eat(int flags) {
    const size_t piece = 1 << 20;
    for (;;) {
        char *memory = mmap(NULL, piece, PROT_READ | PROT_WRITE, flags | MAP_ANONYMOUS, -1, 0);
        if (memory == MAP_FAILED) abort();
        memset(memory, 1, piece);
    }
}

/* The first thread ends; another takes the memory. */
static void *eat_in_thread(void *unused) {
    (void)unused;
    rest(50);
    eat(MAP_PRIVATE);
    return NULL;
}

static void leave_first_thread(void) {
    pthread_t thread;
    if (pthread_create(&thread, NULL, eat_in_thread, NULL) != 0) abort();
    pthread_exit(NULL);
}

/* Two that use the CPU whoever is to move, one of them in a session of its own. */
static void ponder(void) {
    for (int n = 0; n < 2; n++)
        if (fork() == 0) {
            if (n == 1) setsid();
            alarm(LIFETIME);
            spin();
        }
}

/* Fills files that have no name and are in nobody's map, 64 MiB each. */
static void fill_memfds(void) {
    static char piece[1 << 20];
    memset(piece, 1, sizeof piece);
    for (int n = 0; n < 4; n++) {
        int file = (int)syscall(SYS_memfd_create, "zoo", 0);
        for (int m = 0; m < 64 && file >= 0; m++)
            if (write(file, piece, sizeof piece) < 0) return;
    }
}

/* Fills as many sockets as it can have, and reads none. */
static void fill_sockets(void) {
    static char piece[4096];
    int pair[2];
    while (socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, pair) == 0) {
        while (write(pair[0], piece, sizeof piece) > 0) {
        }
        while (write(pair[1], piece, sizeof piece) > 0) {
        }
    }
}

/* ---- The bots that try what a sandbox forbids, and report on standard error. ---- */

static void report(const char *what, int worked) {
    fprintf(stderr, "%s: %s\n", what, worked ? "yes" : strerror(errno));
}

static void try_to_read(const char *path) {
    int file = open(path, O_RDONLY);
    char byte;
    int worked = file >= 0 && (read(file, &byte, 1) >= 0 || errno == EISDIR);
    report("read", worked);
    if (file >= 0) close(file);
}

static void try_to_write(const char *path) {
    int file = open(path, O_WRONLY | O_CREAT | O_APPEND, 0600);
    int worked = file >= 0 && write(file, "zoo\n", 4) == 4;
    report("write", worked);
    if (file >= 0) close(file);
}

static void try_sockets(void) {
    report("inet", socket(AF_INET, SOCK_STREAM, 0) >= 0);
    report("inet6", socket(AF_INET6, SOCK_DGRAM, 0) >= 0);
    report("unix", socket(AF_UNIX, SOCK_STREAM, 0) >= 0);
    report("netlink", socket(AF_NETLINK, SOCK_RAW, 0) >= 0);
    int pair[2];
    report("socketpair", socketpair(AF_UNIX, SOCK_STREAM, 0, pair) == 0);
}

static void try_to_escape(void) {
    long victim = argument ? atol(argument) : getppid();
    report("kill", kill((pid_t)victim, 0) == 0);
    report("ptrace", ptrace(PTRACE_ATTACH, (pid_t)victim, NULL, NULL) == 0);
    report("unshare", unshare(CLONE_NEWUSER) == 0);
    report("mount", mount("none", ".", "tmpfs", 0, NULL) == 0);
    report("chroot", chroot(".") == 0);
    pid_t child = fork();
    if (child == 0) _exit(7);
    int status = 0;
    report("fork", child > 0 && waitpid(child, &status, 0) == child && WEXITSTATUS(status) == 7);
}

/* Every call that changes what is kept about a file; some do not exist on every machine. */
static void try_to_change(const char *path) {
    int file = open(path, O_RDONLY);
    struct timespec times[2] = {{1, 0}, {1, 0}};
    report("fchmod", syscall(SYS_fchmod, file, 0755) == 0);
    report("fchmodat", syscall(SYS_fchmodat, AT_FDCWD, path, 0755) == 0);
    report("fchmodat2", syscall(452, AT_FDCWD, path, 0755, 0) == 0);
    report("fchown", syscall(SYS_fchown, file, -1, -1) == 0);
    report("fchownat", syscall(SYS_fchownat, AT_FDCWD, path, -1, -1, 0) == 0);
    report("utimensat", syscall(SYS_utimensat, AT_FDCWD, path, times, 0) == 0);
    report("setxattr", syscall(SYS_setxattr, path, "user.zoo", "zoo", 3, 0) == 0);
    report("lsetxattr", syscall(SYS_lsetxattr, path, "user.zoo", "zoo", 3, 0) == 0);
    report("fsetxattr", syscall(SYS_fsetxattr, file, "user.zoo", "zoo", 3, 0) == 0);
    report("setxattrat", syscall(463, AT_FDCWD, path, 0, "user.zoo", NULL, 0) == 0);
    report("removexattr", syscall(SYS_removexattr, path, "user.zoo") == 0);
    report("lremovexattr", syscall(SYS_lremovexattr, path, "user.zoo") == 0);
    report("fremovexattr", syscall(SYS_fremovexattr, file, "user.zoo") == 0);
    report("removexattrat", syscall(466, AT_FDCWD, path, 0, "user.zoo") == 0);
    report("file_setattr", syscall(469, AT_FDCWD, path, NULL, 0, 0) == 0);
    int flags = FS_NODUMP_FL;
    struct fsxattr attributes = {.fsx_xflags = FS_XFLAG_NODUMP};
    report("FS_IOC_SETFLAGS", ioctl(file, FS_IOC_SETFLAGS, &flags) == 0);
    report("FS_IOC_FSSETXATTR", ioctl(file, FS_IOC_FSSETXATTR, &attributes) == 0);
    report("FS_IOC_SETVERSION", ioctl(file, FS_IOC_SETVERSION, &flags) == 0);
#ifdef SYS_chmod
    long old_times[4] = {1, 0, 1, 0};
    report("chmod", syscall(SYS_chmod, path, 0755) == 0);
    report("chown", syscall(SYS_chown, path, -1, -1) == 0);
    report("lchown", syscall(SYS_lchown, path, -1, -1) == 0);
    report("utime", syscall(SYS_utime, path, old_times) == 0);
    report("utimes", syscall(SYS_utimes, path, old_times) == 0);
    report("futimesat", syscall(SYS_futimesat, AT_FDCWD, path, old_times) == 0);
#endif
    if (file >= 0) close(file);
}

/* Every way to keep memory where no map shows it. */
static void try_to_hide_memory(void) {
    const size_t page = 4096;
    report("memfd", syscall(SYS_memfd_create, "zoo", 0) >= 0);
    report("memfd_secret", syscall(447, 0) >= 0);
    report("shared", mmap(NULL, page, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0) != MAP_FAILED);
    report("validated", mmap(NULL, page, PROT_READ | PROT_WRITE, MAP_SHARED_VALIDATE | MAP_ANONYMOUS, -1, 0) != MAP_FAILED);
    report("/dev/zero", open("/dev/zero", O_RDWR) >= 0);
    report("/dev/shm", open("/dev/shm/zoo", O_RDWR | O_CREAT, 0600) >= 0);
    report("shmget", shmget(IPC_PRIVATE, page, IPC_CREAT | 0600) >= 0);
    report("msgget", msgget(IPC_PRIVATE, IPC_CREAT | 0600) >= 0);
    report("semget", semget(IPC_PRIVATE, 1, IPC_CREAT | 0600) >= 0);
    report("mq_open", mq_open("/zoo", O_RDWR | O_CREAT, 0600, NULL) != (mqd_t)-1);
    int pipes[2];
    if (pipe(pipes) != 0) abort();
    report("long pipe", fcntl(pipes[0], F_SETPIPE_SZ, 1 << 20) >= 0);
    struct iovec piece = {line, page};
    report("vmsplice", vmsplice(pipes[1], &piece, 1, 0) >= 0);
    /* Rightly used, both must go on as ever. */
    report("a pipe", write(pipes[1], "zoo", 3) == 3);
    report("a map", mmap(NULL, page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != MAP_FAILED);
}

/* Fills its directory, be it with a file that has no name any more; at most 100 MiB, lest a disk
   fill where nobody forbids it. */
static void fill_disk(int has_name) {
    static char piece[1 << 20];
    memset(piece, 1, sizeof piece);
    int file = open("zoo-filled", O_WRONLY | O_CREAT, 0600);
    if (!has_name) unlink("zoo-filled");
    int worked = 1;
    for (int n = 0; n < 100 && worked; n++) worked = write(file, piece, sizeof piece) > 0;
    report("100 MiB", worked);
}

static void show_environment(void) {
    for (char **variable = environ; *variable; variable++) fprintf(stderr, "%s\n", *variable);
}

/* ---- Playing. ---- */

static void take_hand(const char *text) {
    char copy[2048];
    snprintf(copy, sizeof copy, "%s", text);
    for (char *card = strtok(copy, " []"); card && cards < MOST_CARDS; card = strtok(NULL, " []"))
        snprintf(hand[cards++], sizeof hand[0], "%s", card);
}

static int find(const char *rank, const char *suit) {
    char card[16];
    snprintf(card, sizeof card, "%s%s", rank, suit);
    for (int n = 0; n < cards; n++)
        if (strcmp(hand[n], card) == 0) return n;
    return -1;
}

static void drop(int n) { memmove(hand[n], hand[n + 1], (size_t)(--cards - n) * sizeof hand[0]); }

/* Lays three cards in a row, if it has any. */
static void lay_meld(void) {
    static const char *ranks[] = {"3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"};
    static const char *suits[] = {"♥", "♦", "♣", "♠"};
    for (int suit = 0; suit < 4; suit++)
        for (int low = 0; low + 2 < 11; low++) {
            const char *three[] = {ranks[low], ranks[low + 1], ranks[low + 2]};
            if (find(three[0], suits[suit]) < 0 || find(three[1], suits[suit]) < 0 ||
                find(three[2], suits[suit]) < 0)
                continue;
            printf("MELD_NEW [");
            for (int n = 0; n < 3; n++) {
                printf(" %s%s", three[n], suits[suit]);
                drop(find(three[n], suits[suit]));
            }
            say(" ]");
            has_meld = 1;
            return;
        }
}

static void join_nothing_for_ever(void) {
    char card[16];
    say("GET_STOCK");
    snprintf(hand[cards++], sizeof hand[0], "%s", read_line());
    if (!has_meld) lay_meld();
    if (has_meld) write_for_ever("MELD_JOIN 0 [ ]\n");
    snprintf(card, sizeof card, "%s", hand[0]);
    drop(0);
    printf("DISCARD %s", card);
    say("");
}

/* A right move: the first of the list, or draw and discard what was drawn. */
static void move_rightly(void) {
    if (json) {
        say("0");
        return;
    }
    say("GET_STOCK");
    char card[64];
    snprintf(card, sizeof card, "%s", read_line());
    printf("DISCARD %s", card);
    say("");
}

/* All moves that it can know, before anybody asked for one. */
static void send_ahead(void) {
    for (int n = 0; n < 200 && json; n++) say("0");
    for (int n = 0; n < cards && !json; n++) printf("GET_STOCK\nDISCARD %s\n", hand[n]);
    fflush(stdout);
}

static void long_line(void) {
    for (int n = 0; n < 100 * 1024; n++) putchar('y');
    say("");
}

static void my_turn(void) {
    int first = ++turns == 1;
    if (is("early") && (json ? turns <= 200 : turns <= cards)) return;
    if (is("slow")) rest(argument ? atol(argument) : 50);
    for (int n = 0; n < 20 && json && is("ready-again"); n++) {
        rest(100);
        say("{\"type\":\"ready\"}");
    }
    if (is("silent-on-turn")) sleep_for_ever();
    if (is("spins-on-turn")) spin();
    if (is("stops-itself")) raise(SIGSTOP);
    if (is("dies-on-turn")) exit(3);
    if (is("crashes-on-turn")) raise(SIGSEGV);
    if (is("leaves-on-turn")) exit(0);
    if (is("dies-later") && turns == 5) exit(4);
    if (is("silent-later") && turns == 5) sleep_for_ever();
    if (is("eats-memory-on-turn")) eat(MAP_PRIVATE);
    if (is("forks-on-turn")) bomb(0);
    if (is("half-line") && first) {
        printf("GET_ST");
        fflush(stdout);
        sleep_for_ever();
    }
    if (is("unfinished-line") && first) {
        printf(json ? "0" : "GET_STOCK");
        exit(0);
    }
    if (is("illegal-move")) say(json ? "99999" : "DISCARD 3♥");
    else if (is("invalid-utf8")) say("\xff\xfe\x80");
    else if (is("garbage")) say("%$#! what now?");
    else if (is("empty-line")) say("");
    else if (is("long-line")) long_line();
    else if (is("empty-joins") && !json) join_nothing_for_ever();
    else if (is("endless-lines-on-turn")) write_for_ever("what now?\n");
    else if (is("endless-line-on-turn")) write_for_ever("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx");
    else move_rightly();
    if (is("flood-stderr")) flood(256);
    if (is("dies-when-written") && turns == 2) {
        /* The next line to it finds it dying, its input unread. */
        struct pollfd input = {0, POLLIN, 0};
        poll(&input, 1, -1);
        _exit(5);
    }
    if (is("closes-input") && turns == 2) {
        close(0);
        sleep_for_ever();
    }
    if (is("closes-output") && turns == 2) {
        close(1);
        sleep_for_ever();
    }
}

static void greet(void) {
    if (strstr(line, "\"hello\""))
        say("{\"type\":\"hello\",\"protocol\":1,\"name\":\"zoo\",\"author\":\"the zoo\",\"games\":[],\"options\":[]}");
    if (strstr(line, "\"ready\"")) say("{\"type\":\"ready\"}");
}

static void play(void) {
    read_line();
    if (is("dies-at-start")) exit(6);
    json = line[0] == '{';
    if (!json) {
        snprintf(my_id, sizeof my_id, "%s", read_line());
        take_hand(read_line());
        read_line();
    }
    if (is("early")) send_ahead();
    for (;;) {
        if (json && is("polite")) greet();
        if (json ? strstr(line, "\"request\"") != NULL : strcmp(line, my_id) == 0) my_turn();
        read_line();
    }
}

int main(int count, char **words) {
    const char *slash = strrchr(words[0], '/');
    const char *name = slash ? slash + 1 : words[0];
    int own_name = strncmp(name, "zoo", 3) != 0;
    mode = own_name ? name : count > 1 ? words[1] : "plays";
    argument = own_name ? (count > 1 ? words[1] : NULL) : count > 2 ? words[2] : NULL;
    alarm(LIFETIME);

    if (is("silent")) sleep_for_ever();
    if (is("spins")) spin();
    if (is("dies-at-once")) return 2;
    if (is("crashes-at-once")) raise(SIGSEGV);
    if (is("endless-lines")) write_for_ever("what now?\n");
    if (is("endless-line")) write_for_ever("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx");
    if (is("endless-stderr"))
        for (;;) flood(1024);
    if (is("flood-stderr")) flood(8 << 10);
    if (is("forks") || is("forks-and-dies")) leave_children();
    if (is("forks-and-dies")) return 8;
    if (is("fork-bomb")) bomb(0);
    if (is("fork-bomb-apart")) bomb(1);
    if (is("eats-memory")) eat(MAP_PRIVATE);
    if (is("eats-shared-memory")) eat(MAP_SHARED);
    if (is("asks-for-memory")) {
        void *volatile all = malloc((size_t)1 << 46);
        fprintf(stderr, all ? "so much memory\n" : "zoo: out of memory\n");
        return 1;
    }
    if (is("reads-file")) try_to_read(argument ? argument : "/etc/passwd");
    if (is("writes-file")) try_to_write(argument ? argument : "/tmp/zoo-was-here");
    if (is("opens-socket")) try_sockets();
    if (is("escapes")) try_to_escape();
    if (is("changes-file")) try_to_change(argument ? argument : ".");
    if (is("shows-environment")) show_environment();
    if (is("fills-disk")) fill_disk(1);
    if (is("fills-disk-unseen")) fill_disk(0);
    if (is("fills-memfds")) fill_memfds();
    if (is("fills-sockets")) fill_sockets();
    /* Whoever looks once a second sees it. */
    if (strncmp(mode, "fills-", 6) == 0) rest(1500);
    if (is("hides-memory")) try_to_hide_memory();
    if (is("leaves-first-thread")) leave_first_thread();
    if (is("never-reads")) write_for_ever("0\n");
    if (is("ponders")) ponder();
    if (is("ignores-signals")) {
        signal(SIGINT, SIG_IGN);
        signal(SIGTERM, SIG_IGN);
        signal(SIGHUP, SIG_IGN);
        signal(SIGPIPE, SIG_IGN);
    }
    if (is("writes-logs"))
        for (int n = 0; n < 3; n++) {
            char file[32];
            snprintf(file, sizeof file, "zoo-%d.log", n);
            try_to_write(file);
        }
    if (is("late-start")) rest(argument ? atol(argument) : 300);
    if (is("crlf")) end_of_line = "\r\n";
    play();
}
