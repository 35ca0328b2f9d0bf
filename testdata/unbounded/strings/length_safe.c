// verdict: SUCCESSFUL
// why: the string has an end: the length is at most n
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
    unsigned long n = nondet_uint(), i = 0;
    char *s = text(n);
    while (s[i] != 0)
        i++;
    assert(i <= n);
}
