/*
 * A sparring partner for the Buraco of the course: it takes the discard pile whenever it
 * can, lays at once whatever it can lay, wilds too, and so tries to be the first out.
 *
 *     cc -O2 -o taker examples/taker.c
 *     baralho juiz ./taker mestre:200ms
 */
#include "buraco.h"

int main(void)
{
    static char ids[LONGEST], me[LONGEST], line[LONGEST];
    static Side side;
    static Plan plan;
    int suit, rank, top_suit = 0, top_rank = 0, players = 0, seat = -1, turn = -1, pile = 1;
    char *seats[4];

    if (!hear(ids) || !hear(me) || !hear(line))
        return 1;
    for (char *id = strtok(ids, " "); id && players < 4; id = strtok(NULL, " ")) {
        if (strcmp(id, me) == 0)
            seat = players;
        seats[players++] = id;
    }
    for (const char *at = line; (at = next_card(at, &suit, &rank)) != NULL;)
        insert(&side, suit, rank);
    if (!hear(line))
        return 1;
    next_card(line, &top_suit, &top_rank);
    while (hear(line)) {
        int whose = -1;
        for (int s = 0; s < players; s++)
            if (strcmp(line, seats[s]) == 0)
                whose = s;
        if (whose < 0) { /* what another player does */
            watch(&side, line, turn % 2 == seat % 2, top_suit, top_rank);
            if (strncmp(line, "GET_DISCARD", 11) == 0)
                pile = 0;
            if (strncmp(line, "DISCARD", 7) == 0 && next_card(line, &top_suit, &top_rank))
                pile++;
            continue;
        }
        turn = whose;
        if (whose != seat)
            continue;
        plan.count = 0;
        if (pile > 0 && take(&side, &plan, top_suit, top_rank, 1)) {
            say(&plan);
            /* No answer: that was my last card, and the game is over. */
            if (!hear(line))
                break;
            pile = 0;
        } else {
            printf("GET_STOCK\n");
            fflush(stdout);
            /* No answer: the stock was empty, and the game is over. */
            if (!hear(line))
                break;
        }
        for (const char *at = line; (at = next_card(at, &suit, &rank)) != NULL;)
            insert(&side, suit, rank);
        plan.count = 0;
        lay_all(&side, &plan);
        say(&plan);
        if (side.cards == 0)
            continue; /* I am out */
        discard(&side, &suit, &rank);
        side.hand[suit][rank]--;
        side.cards--;
        top_suit = suit, top_rank = rank;
        pile++;
        printf("DISCARD %s%s\n", RANKS[rank], SUITS[suit]);
        fflush(stdout);
    }
    return 0;
}
