// verdict: SUCCESSFUL
// why: each round moves both pointers, which stay in their objects
#include <stdlib.h>
int nondet_int(void);
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
    if (n == 0)
        return 0;
    char *s = text(n), *d = malloc(n);
    if (d)
        copy(d, s);
}
