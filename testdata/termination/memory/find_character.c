// verdict: SUCCESSFUL
// why: ends at the character or at the end
#include <stdlib.h>
int nondet_int(void);
static char *chr(const char *s, int c) { for (;; s++) { if (*s == (char)c) return (char *)s; if (!*s) return 0; } }
int main(void) {
    int n = nondet_int();
    if (n < 1) n = 1;
    char *s = __builtin_alloca(n);
    s[n - 1] = 0;
    chr(s, nondet_int());
}
