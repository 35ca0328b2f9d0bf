// verdict: SUCCESSFUL
// why: n falls to 0
#include <stdlib.h>
typedef unsigned long size;
int nondet_int(void);
static int mcmp(const void *a, const void *b, size n) {
    const unsigned char *p = a, *q = b;
    while (n-- > 0) { if (*p != *q) return *p - *q; p++; q++; }
    return 0;
}
int main(void) {
    int n = nondet_int();
    if (n < 1) n = 1;
    char *s = __builtin_alloca(n);
    char *t = __builtin_alloca(n);
    return mcmp(s, t, n);
}
