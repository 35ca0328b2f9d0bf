// verdict: FAILED
// property: pointer_dereference line 22
// why: there is no room for the end of the string
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
#include <stdlib.h>
static char *text(unsigned long n) {
    char *s = malloc(n + 1);
    if (!s)
        exit(0);
    s[n] = 0;
    return s;
}

int main(void) {
    unsigned long n = nondet_uint(), i;
    char *s = text(n), *d = malloc(n);
    if (!d)
        return 0;
    for (i = 0; s[i] != 0; i++)
        d[i] = s[i];
    d[i] = 0;
    assert(i <= n);
}
