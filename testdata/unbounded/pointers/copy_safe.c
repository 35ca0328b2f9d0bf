// verdict: SUCCESSFUL
// why: the copy has the size of the memory of the string
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
    char *s = text(n), *d = malloc(n);
    if (d)
        copy(d, s);
}
