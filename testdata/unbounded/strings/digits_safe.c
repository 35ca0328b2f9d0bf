// verdict: SUCCESSFUL
// why: the number is kept below 10000
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
    int v = 0;
    char *s = text(n);
    for (i = 0; s[i] >= '0' && s[i] <= '9'; i++) {
        if (v >= 1000)
            break;
        v = 10 * v + (s[i] - '0');
    }
    assert(0 <= v && v < 10000);
}
