// verdict: FAILED
// why: the copy has no room for the last byte
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

static void copy(char *to, const char *from) {
    while ((*to++ = *from++))
        ;
}

int main(void) {
    unsigned n = nondet_uint();
    if (n < 2)
        return 0;
    char *s = text(n), *d = malloc(n - 1);
    if (d)
        copy(d, s);
}
