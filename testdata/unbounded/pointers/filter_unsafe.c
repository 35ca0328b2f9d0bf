// verdict: FAILED
// why: what is kept has a copy of its own, which is one byte too short if nothing is left out
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
    if (n < 2)
        return 0;
    char *s = text(n), *d = malloc(n - 1);
    if (!d)
        return 0;
    char *to = d;
    for (char *from = s; *from; from++)
        if (*from != ' ')
            *to++ = *from;
    *to = 0;
}
