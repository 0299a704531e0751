/*
 * A sparring partner for the Buraco of the course: it keeps all its melds in the hand until
 * it can go out with them at one stroke, or until it would be too late.
 *
 *     cc -O2 -o holder examples/holder.c
 *     baralho juiz ./holder mestre:200ms
 */
#include "buraco.h"

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

int main(void)
{
    static char ids[LONGEST], me[LONGEST], line[LONGEST];
    static Side side, after;
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
    int stock = 104 - 11 * players - 1, cards[4] = {11, 11, 11, 11};
    while (hear(line)) {
        int whose = -1;
        for (int s = 0; s < players; s++)
            if (strcmp(line, seats[s]) == 0)
                whose = s;
        if (whose < 0) { /* what another player does */
            watch(&side, line, turn % 2 == seat % 2, top_suit, top_rank);
            if (strcmp(line, "GET_STOCK") == 0)
                stock--;
            cards[turn & 3] += change(line, pile);
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
        if (pile >= 3 && take(&side, &plan, top_suit, top_rank, pile >= 8)) {
            say(&plan);
            /* No answer: that was my last card, and the game is over. */
            if (!hear(line))
                break;
            pile = 0;
        } else {
            printf("GET_STOCK\n");
            fflush(stdout);
            stock--;
            /* No answer: the stock was empty, and the game is over. */
            if (!hear(line))
                break;
        }
        for (const char *at = line; (at = next_card(at, &suit, &rank)) != NULL;)
            insert(&side, suit, rank);
        plan.count = 0;
        int late = stock < 2 * players;
        for (int s = 0; s < players; s++)
            late = late || (s % 2 != seat % 2 && cards[s] <= 2);
        after = side;
        lay_all(&after, &plan);
        /* All but one card to discard: out it goes. */
        if (after.cards <= 1 || late) {
            side = after;
            say(&plan);
        }
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
