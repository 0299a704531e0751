/* A bot for every game, in C without a JSON library: it takes what captures or melds most.
 *
 *   cc -O2 -o bot bot.c
 *   baralho bot check ./bot --game escopa
 *   baralho arena escopa --bot me=./bot --bot robot4
 */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* How good a move looks, from its text alone: 7Dx4C+3S, meld 3H 4H 5H, discard 9S, ... */
static int worth(const char *move, size_t length) {
    int cards = 0, diamonds = 0;
    for (size_t i = 0; i < length; i++) {
        if (strchr("DSHC", move[i]) && i > 0) cards++;
        if (move[i] == 'D') diamonds++;
    }
    if (memchr(move, 'x', length)) return 100 * cards + 10 * diamonds; /* a capture */
    switch (move[0]) {
        case 'm': return 500 + cards; /* meld */
        case 'a': return 400 + cards; /* add; also a card of Scopa, but those are capitals */
        case 't': return 300 + cards; /* take, and turn */
        default: return -diamonds;    /* lay, draw, discard: keep the diamonds */
    }
}

int main(void) {
    char *line = NULL;
    size_t size = 0;
    while (getline(&line, &size, stdin) > 0) { /* lines can be long: never cut them */
        if (strstr(line, "\"type\":\"hello\"")) {
            puts("{\"type\":\"hello\",\"protocol\":1,\"name\":\"example in C\",\"author\":\"Baralho\"}");
        } else if (strstr(line, "\"type\":\"ready\"")) {
            puts("{\"type\":\"ready\"}");
        } else if (strstr(line, "\"type\":\"quit\"")) {
            break;
        } else if (strstr(line, "\"type\":\"request\"")) {
            char *at = strstr(line, "\"moves\":[");
            int best = 0, best_worth = -1000;
            for (int index = 0; at && (at = strchr(at, index ? ',' : '[')) && at[1] == '"'; index++) {
                char *move = at + 2, *end = strchr(move, '"');
                int found = worth(move, (size_t)(end - move));
                if (found > best_worth) best = index, best_worth = found;
                at = end;
                if (at[1] != ',') break;
            }
            printf("%d\n", best);
        }
        fflush(stdout); /* or the runner would wait in vain */
    }
    free(line);
}
