/*
 * A sparring partner for the Buraco of the course: it keeps all its melds in the hand until
 * it can go out with them at one stroke, or until it would be too late.
 *
 *     cc -O2 -o holder examples/holder.c
 *     baralho juiz ./holder mestre:200ms
 */
#include "buraco.h"

static int lays(const Table *table, const Side *after)
{
    int late = table->stock < 2 * table->players;
    for (int s = 0; s < table->players; s++)
        late = late || (s % 2 != table->seat % 2 && table->cards[s] <= 2);
    /* All but one card to discard: out it goes. */
    return after->cards <= 1 || late;
}

int main(void)
{
    return play(3, 8, lays);
}
