// verdict: FAILED
// property: dereference line 15
// why: the pointers change places in each round, so that p does not stay in its object
#include <assert.h>
#include <stdlib.h>
unsigned nondet_uint(void);

int main(void) {
    unsigned n = nondet_uint(), i = 0;
    char a[4], b[2], *p = a, *q = b;
    while (i < n) {
        char *t = p;
        p = q;
        q = t;
        i++;
    }
    p[3] = 0;
}
