// verdict: SUCCESSFUL
// why: first to the end of one, then copies the other
#include <stdlib.h>
int nondet_int(void);
static void cat(char *d, const char *s) { while (*d) d++; while ((*d++ = *s++)) ; }
int main(void) {
    int n = nondet_int(), m = nondet_int();
    if (n < 1) n = 1;
    if (m < 1) m = 1;
    if (n > 10000 || m > 10000) return 0;
    char *d = __builtin_alloca(n + m);
    char *s = __builtin_alloca(m);
    s[m - 1] = 0;
    d[n - 1] = 0;
    cat(d, s);
}
