// verdict: SUCCESSFUL
// open: the search finds no proof within its limits
// why: what is kept is written behind what is read
#include <assert.h>
#include <stdlib.h>
unsigned nondet_uint(void);

static char *text(unsigned n) {
    char *s = malloc(n);
    if (!s)
        exit(0);
    s[n - 1] = 0;
    return s;
}

int main(void) {
    unsigned n = nondet_uint();
    if (n == 0)
        return 0;
    char *s = text(n), *to = s;
    for (char *from = s; *from; from++)
        if (*from != ' ')
            *to++ = *from;
    *to = 0;
    assert(to < s + n);
}
