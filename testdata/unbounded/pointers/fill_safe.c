// verdict: SUCCESSFUL
// why: all bytes in front of the end have the value
#include <assert.h>
#include <stdlib.h>
unsigned nondet_uint(void);

static void fill(char *p, char *end) {
    while (p < end)
        *p++ = 7;
}

int main(void) {
    unsigned n = nondet_uint(), k = nondet_uint();
    char *s = malloc(n);
    if (!s || n == 0)
        return 0;
    fill(s, s + n);
    if (k < n)
        assert(s[k] == 7);
}
