/* The smallest bot there is: reads requests, plays the first move of each list.
 *
 *   cc -O2 -o minimal minimal.c
 *   baralho arena escopa --bot me=./minimal --bot robot4
 */
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>

int main(void) {
    char *line = NULL;
    size_t size = 0;
    while (getline(&line, &size, stdin) > 0)
        if (strstr(line, "\"type\":\"request\"")) {
            puts("0");
            fflush(stdout); /* or the runner would wait for it in vain */
        }
}
