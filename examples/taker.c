/*
 * A sparring partner for the Buraco of the course: it takes the discard pile whenever it
 * can, lays at once whatever it can lay, wilds too, and so tries to be the first out.
 *
 *     cc -O2 -o taker examples/taker.c
 *     baralho juiz ./taker mestre:200ms
 */
#include "buraco.h"

static int lays(const Table *table, const Side *after)
{
    (void)table, (void)after;
    return 1;
}

int main(void)
{
    return play(1, 1, lays);
}
