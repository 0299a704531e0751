/*
 * The simplest bot for the Buraco of the course: it draws a card and discards it.
 *
 *     cc -O2 -o base examples/base.c
 *     baralho juiz ./base ./base
 *
 * The judge sends four lines first: everybody's ids, mine, my hand, and the card on the
 * discard pile. Then it sends the id of whoever has the turn, and what the others do.
 * When the id is mine, I answer.
 */
#include <stdio.h>
#include <string.h>

/* Long enough for a hand that has taken a whole discard pile. */
#define LONGEST 2048

/* Reads a line without its end; 0 when the judge has nothing more to say. */
static int hear(char *line)
{
    if (fgets(line, LONGEST, stdin) == NULL)
        return 0;
    line[strcspn(line, "\r\n")] = '\0';
    return 1;
}

/* Standard output is a pipe here, and keeps a line to itself until it is flushed. */
static void say(const char *command, const char *card)
{
    printf(card[0] ? "%s %s\n" : "%s\n", command, card);
    fflush(stdout);
}

int main(void)
{
    char line[LONGEST], me[LONGEST], card[LONGEST];

    if (!hear(line) || !hear(me) || !hear(line) || !hear(line))
        return 1;
    while (hear(line)) {
        if (strcmp(line, me) != 0)
            continue;
        say("GET_STOCK", "");
        /* No answer: the stock was empty, and the game is over. */
        if (!hear(card))
            break;
        say("DISCARD", card);
    }
    return 0;
}
