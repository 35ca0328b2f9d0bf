// verdict: FAILED
// property: assertion line 26
// why: the string may be as long as its memory allows
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

static unsigned long length(const char *s) {
    const char *p = s;
    while (*p)
        p++;
    return p - s;
}

int main(void) {
    unsigned n = nondet_uint();
    if (n < 2)
        return 0;
    assert(length(text(n)) < n - 1);
}
