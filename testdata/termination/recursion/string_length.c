// verdict: SUCCESSFUL
// why: a recursive strlen
#include <stdlib.h>
unsigned nondet_uint(void);
static unsigned len(const char *s) { return *s ? 1 + len(s + 1) : 0; }
int main(void) {
    unsigned n = nondet_uint();
    if (n == 0 || n > 100000) return 0;
    char *a = __builtin_alloca(n);
    a[n - 1] = 0;
    return len(a) & 1;
}
