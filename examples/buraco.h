/*
 * What the sparring partners for the Buraco of the course share: the judge's lines, a hand, the
 * melds on the table, what can be laid or taken, and a game from its first line to its last.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Long enough for a hand that has taken a whole discard pile. */
#define LONGEST 4096
#define MELDS 64
#define COMMANDS 128

/* Suits are 0 to 3 as in the text below, ranks 1 (ace) to 13 (king). */
static const char *SUITS[] = {"♥", "♦", "♣", "♠"};
static const char *RANKS[] = {"", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"};

/* A run of one suit: which ranks from three to king, and how many aces and twos. */
typedef struct {
    int suit, aces, own, foreign;
    unsigned ranks;
} Meld;

/* My hand, as copies of each card, and my team's melds. */
typedef struct {
    int hand[4][14];
    int cards;
    Meld melds[MELDS];
    int count;
} Side;

/* What I am going to say, so that I can look at the result first. */
typedef struct {
    char lines[COMMANDS][256];
    int count;
} Plan;

static int hear(char *line)
{
    if (fgets(line, LONGEST, stdin) == NULL)
        return 0;
    line[strcspn(line, "\r\n")] = '\0';
    return 1;
}

/* Reads the next card of a text; NULL when there is none. */
static const char *next_card(const char *text, int *suit, int *rank)
{
    for (; *text; text++) {
        int length = 0, found = 0;
        for (int r = 1; r <= 13; r++)
            if (strncmp(text, RANKS[r], strlen(RANKS[r])) == 0)
                found = r, length = (int)strlen(RANKS[r]);
        for (int s = 0; found && s < 4; s++)
            if (strncmp(text + length, SUITS[s], 3) == 0) {
                *suit = s, *rank = found;
                return text + length + 3;
            }
    }
    return NULL;
}

/* How many places between the lowest and the highest are empty. */
static int gaps(unsigned places)
{
    int low = 0, high = 0, held = 0;
    for (int place = 1; place <= 14; place++)
        if (places >> place & 1) {
            low = low ? low : place;
            high = place;
            held++;
        }
    return held ? high - low + 1 - held : 0;
}

static int size_of(Meld m)
{
    int ranks = 0;
    for (int r = 3; r <= 13; r++)
        ranks += m.ranks >> r & 1;
    return ranks + m.aces + m.own + m.foreign;
}

/* An ace stands before the two or behind the king; of two twos one is in its own place. */
static int is_meld(Meld m)
{
    int twos = m.own + m.foreign, size = size_of(m), empty;
    unsigned natural = m.ranks | (twos == 2 ? 1u << 2 : 0);
    if (twos > 2 || m.foreign > 1 || m.aces > 2 || size < 3 || size > 14)
        return 0;
    if (m.ranks == 0 && m.aces == 0)
        return 0;
    if (m.aces == 2)
        empty = gaps(natural | 1u << 1 | 1u << 14);
    else if (m.aces == 1) {
        int low = gaps(natural | 1u << 1), high = gaps(natural | 1u << 14);
        empty = low < high ? low : high;
    } else
        empty = gaps(natural);
    return empty <= (twos > 0);
}

static int has_wild(Meld m)
{
    if (m.own + m.foreign != 1)
        return m.own + m.foreign > 1;
    return m.own == 0 || !(m.ranks >> 3 & 1) || gaps(m.ranks) > 0;
}

static int value(int rank)
{
    return rank == 1 ? 15 : rank >= 3 && rank <= 7 ? 5 : 10;
}

static int points(Meld m)
{
    int sum = 15 * m.aces + 10 * (m.own + m.foreign);
    for (int r = 3; r <= 13; r++)
        sum += m.ranks >> r & 1 ? value(r) : 0;
    return size_of(m) < 7 ? sum : sum + (has_wild(m) ? 100 : 200);
}

/* A meld with one more card; 0 when the card cannot be in it. */
static int put(Meld *m, int suit, int rank)
{
    if (rank == 2) {
        if (suit == m->suit) m->own++; else m->foreign++;
        return 1;
    }
    if (suit != m->suit || (rank > 2 && m->ranks >> rank & 1))
        return 0;
    if (rank == 1) m->aces++; else m->ranks |= 1u << rank;
    return 1;
}

static void insert(Side *side, int suit, int rank)
{
    side->hand[suit][rank]++;
    side->cards++;
}

/* Whether a card goes to a meld, and what that gains: 0 for nothing. */
static int gain_of(Meld m, int suit, int rank)
{
    Meld after = m;
    if (!put(&after, suit, rank) || !is_meld(after))
        return 0;
    return points(after) - points(m);
}

static void join(Side *side, Plan *plan, int meld, int suit, int rank)
{
    put(&side->melds[meld], suit, rank);
    side->hand[suit][rank]--;
    side->cards--;
    if (plan->count < COMMANDS)
        sprintf(plan->lines[plan->count++], "MELD_JOIN %d [ %s%s ]", meld, RANKS[rank], SUITS[suit]);
}

/* A new meld of the places from low to high, of which at most one is empty and goes to the
 * wild; a wild_suit below 0 means none. `top`, if any, comes from the pile. */
static void lay(Side *side, Plan *plan, int suit, int low, int high, int wild_suit,
                const char *command, int top)
{
    Meld m = {suit, 0, 0, 0, 0};
    char *line = plan->lines[plan->count++];
    sprintf(line, "%s [", command);
    for (int place = low; place <= high + (wild_suit >= 0); place++) {
        int wild = place > high, rank = wild ? 2 : place == 14 ? 1 : place;
        int from = wild ? wild_suit : suit;
        if (!wild && place == top) {
            put(&m, suit, rank);
            continue;
        }
        if (side->hand[from][rank] == 0 || (rank == 2 && !wild && wild_suit >= 0))
            continue;
        put(&m, from, rank);
        side->hand[from][rank]--;
        side->cards--;
        sprintf(line + strlen(line), " %s%s", RANKS[rank], SUITS[from]);
    }
    strcat(line, " ]");
    side->melds[side->count++] = m;
}

/* Finds the longest run of a suit around a place (or anywhere, for 0), with so many holes. */
static int find_run(const int held[14], int around, int top, int holes, int *low, int *high)
{
    int best = 0;
    for (int from = 1; from <= 14; from++)
        for (int to = from + 1; to <= 14; to++) {
            int count = 0;
            for (int place = from; place <= to; place++) {
                int rank = place == 14 ? 1 : place;
                /* With a wild about, twos are wild; a lone ace has one end only. */
                int there = held[rank] > 0 && !(holes && rank == 2);
                if (place == 14 && from == 1 && held[1] < 2)
                    there = 0;
                count += there || place == top;
            }
            if (around && (around < from || around > to))
                continue;
            if (to - from + 1 - count <= holes && count > best && count >= 3 - holes)
                best = count, *low = from, *high = to;
        }
    return best;
}

/* A two for a wild: of another suit, if there is one. */
static int wild_for(const Side *side, int suit)
{
    for (int other = 0; other < 4; other++)
        if (other != suit && side->hand[other][2] > 0)
            return other;
    return side->hand[suit][2] > 0 ? suit : -1;
}

/* Lays all that can be laid: first what needs no wild. */
static void lay_all(Side *side, Plan *plan)
{
    int changed = 1;
    while (changed && side->cards > 0 && plan->count < COMMANDS - 2) {
        int low, high, best = 0, best_meld = 0, best_suit = 0;
        changed = 0;
        for (int m = 0; m < side->count; m++)
            for (int s = 0; s < 4; s++)
                for (int r = 1; r <= 13; r++)
                    if (r != 2 && side->hand[s][r] > 0 && gain_of(side->melds[m], s, r) > 0
                        && plan->count < COMMANDS - 2) {
                        join(side, plan, m, s, r);
                        changed = 1;
                    }
        for (int s = 0; s < 4 && !changed; s++)
            if (side->count < MELDS && find_run(side->hand[s], 0, 0, 0, &low, &high) >= 3) {
                lay(side, plan, s, low, high, -1, "MELD_NEW", 0);
                changed = 1;
            }
        if (changed)
            continue;
        for (int m = 0; m < side->count; m++)
            for (int s = 0; s < 4; s++) {
                int gain = side->hand[s][2] > 0 ? gain_of(side->melds[m], s, 2) : 0;
                if (gain > best)
                    best = gain, best_meld = m, best_suit = s;
            }
        if (best > 0) {
            join(side, plan, best_meld, best_suit, 2);
            changed = 1;
        }
        for (int s = 0; s < 4 && !changed; s++) {
            int wild = wild_for(side, s);
            if (wild >= 0 && side->count < MELDS
                && find_run(side->hand[s], 0, 0, 1, &low, &high) >= 2) {
                lay(side, plan, s, low, high, wild, "MELD_NEW", 0);
                changed = 1;
            }
        }
    }
}

/* Takes the pile if its top card makes a new meld with my hand: with a wild only if told. */
static int take(Side *side, Plan *plan, int suit, int rank, int with_wild)
{
    int low, high, held[14];
    memcpy(held, side->hand[suit], sizeof held);
    for (int end = 0; end < 2; end++) {
        /* An ace may be at either end. */
        int place = rank == 1 && end ? 14 : rank;
        if (find_run(held, place, place, 0, &low, &high) >= 3) {
            lay(side, plan, suit, low, high, -1, "GET_DISCARD", place);
            return 1;
        }
    }
    for (int end = 0; end < 2 && with_wild && rank != 2; end++) {
        int place = rank == 1 && end ? 14 : rank, wild = wild_for(side, suit);
        if (wild >= 0 && find_run(held, place, place, 1, &low, &high) >= 2) {
            lay(side, plan, suit, low, high, wild, "GET_DISCARD", place);
            return 1;
        }
    }
    return 0;
}

/* What I can do least without: cards with neighbours stay, and so do wilds. */
static void discard(const Side *side, int *suit, int *rank)
{
    int least = 1 << 30;
    for (int s = 0; s < 4; s++)
        for (int r = 1; r <= 13; r++) {
            int cost = r == 2 ? 1000 : 0;
            if (side->hand[s][r] == 0)
                continue;
            for (int by = -2; by <= 2 && side->hand[s][r] == 1; by++)
                for (int place = r; place <= (r == 1 ? 14 : r); place += 13) {
                    int near = place + by == 14 ? 1 : place + by;
                    if (by != 0 && near >= 1 && near <= 13 && side->hand[s][near] > 0)
                        cost += by == 1 || by == -1 ? 20 : 10;
                }
            for (int m = 0; m < side->count; m++)
                if (side->melds[m].suit == s && r > 2
                    && (side->melds[m].ranks << 2 | side->melds[m].ranks >> 2) >> r & 1)
                    cost += 5;
            cost -= value(r) / 5;
            if (cost < least)
                least = cost, *suit = s, *rank = r;
        }
}

static void say(const Plan *plan)
{
    for (int i = 0; i < plan->count; i++)
        printf("%s\n", plan->lines[i]);
    fflush(stdout);
}

/* The others' melds matter only if they are my team's: I add to those. */
static void watch(Side *side, const char *line, int mine, int top_suit, int top_rank)
{
    int suit, rank, index = -1;
    const char *at = line;
    if (!mine || (strncmp(line, "MELD", 4) && strncmp(line, "GET_DISCARD", 11)))
        return;
    if (sscanf(line, "MELD_JOIN %d", &index) == 1)
        at = strchr(line, '[');
    else
        index = side->count;
    if (at == NULL || index < 0 || index >= MELDS)
        return;
    Meld m = side->melds[index];
    if (index == side->count) {
        int own_suit = -1;
        for (const char *c = at; (c = next_card(c, &suit, &rank)) != NULL;)
            if (rank != 2 && own_suit < 0)
                own_suit = suit;
        if (own_suit < 0 || (strncmp(line, "GET", 3) == 0 && top_rank != 2))
            own_suit = top_suit;
        m = (Meld){own_suit, 0, 0, 0, 0};
        if (strncmp(line, "GET", 3) == 0)
            put(&m, top_suit, top_rank);
        side->count++;
    }
    while ((at = next_card(at, &suit, &rank)) != NULL)
        put(&m, suit, rank);
    side->melds[index] = m;
}

/* What lies open besides the melds. */
typedef struct {
    int players, seat, pile, stock, cards[4];
} Table;

/* By how many cards another player's hand changes with a line. */
static int change(const char *line, int pile)
{
    int suit, rank, given = 0;
    const char *at = strchr(line, '[') ? strchr(line, '[') : line;
    if (strcmp(line, "GET_STOCK") == 0)
        return 1;
    while ((at = next_card(at, &suit, &rank)) != NULL)
        given++;
    return strncmp(line, "GET_DISCARD", 11) == 0 ? pile - 1 - given : -given;
}

static void insert_all(Side *side, const char *line)
{
    int suit, rank;
    while ((line = next_card(line, &suit, &rank)) != NULL)
        insert(side, suit, rank);
}

/* Plays a game. Takes piles of so many cards, and from `wild` cards on with a wild, too; lays all
 * it can if `lays` says so, having seen what would be left. */
static int play(int fewest, int wild, int (*lays)(const Table *, const Side *after))
{
    static char ids[LONGEST], me[LONGEST], line[LONGEST];
    static Side side, after;
    static Plan plan;
    Table table = {0, -1, 1, 104 - 1, {11, 11, 11, 11}};
    int suit = 0, rank = 0, turn = -1;
    char *seats[4];

    if (!hear(ids) || !hear(me) || !hear(line))
        return 1;
    for (char *id = strtok(ids, " "); id && table.players < 4; id = strtok(NULL, " ")) {
        if (strcmp(id, me) == 0)
            table.seat = table.players;
        seats[table.players++] = id;
    }
    table.stock -= 11 * table.players;
    insert_all(&side, line);
    if (!hear(line))
        return 1;
    /* From here on these are the top card of the pile. */
    next_card(line, &suit, &rank);
    while (hear(line)) {
        int whose = -1;
        for (int s = 0; s < table.players; s++)
            if (strcmp(line, seats[s]) == 0)
                whose = s;
        if (whose < 0) { /* what another player does */
            watch(&side, line, turn % 2 == table.seat % 2, suit, rank);
            if (strcmp(line, "GET_STOCK") == 0)
                table.stock--;
            table.cards[turn & 3] += change(line, table.pile);
            if (strncmp(line, "GET_DISCARD", 11) == 0)
                table.pile = 0;
            if (strncmp(line, "DISCARD", 7) == 0 && next_card(line, &suit, &rank))
                table.pile++;
            continue;
        }
        turn = whose;
        if (whose != table.seat)
            continue;
        plan.count = 0;
        int pile = table.pile;
        if (pile >= fewest && take(&side, &plan, suit, rank, pile >= wild)) {
            say(&plan);
            table.pile = 0;
        } else {
            printf("GET_STOCK\n");
            fflush(stdout);
            table.stock--;
        }
        /* No answer: that was my last card, or the stock was empty, and the game is over. */
        if (!hear(line))
            break;
        insert_all(&side, line);
        plan.count = 0;
        after = side;
        lay_all(&after, &plan);
        if (lays(&table, &after)) {
            side = after;
            say(&plan);
        }
        if (side.cards == 0)
            continue; /* I am out */
        discard(&side, &suit, &rank);
        side.hand[suit][rank]--;
        side.cards--;
        table.pile++;
        printf("DISCARD %s%s\n", RANKS[rank], SUITS[suit]);
        fflush(stdout);
    }
    return 0;
}
