// verdict: SUCCESSFUL
// why: two bytes for each of the string, and one more
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
    char *s = text(n), *out = malloc(2ul * n - 1);
    if (!out)
        return 0;
    char *to = out;
    for (char *from = s; *from; from++) {
        *to++ = "0123456789abcdef"[*from >> 4 & 15];
        *to++ = "0123456789abcdef"[*from & 15];
    }
    *to = 0;
}
