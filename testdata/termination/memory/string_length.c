// verdict: SUCCESSFUL
// why: each byte read is one of the memory, of which the last is zero, and a read behind it would end the execution
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

static unsigned long length(const char *s) {
    const char *p = s;
    while (*p)
        p++;
    return p - s;
}

int main(void) {
    unsigned n = nondet_uint();
    return n > 0 && length(text(n)) > 10;
}
