// verdict: SUCCESSFUL
// why: the last byte is zero, so that the pointer stops there at the latest
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
    if (n == 0)
        return 0;
    assert(length(text(n)) < n);
}
