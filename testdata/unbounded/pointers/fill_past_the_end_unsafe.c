// verdict: FAILED
// property: dereference line 13
// why: two elements a round step over the end if their number is odd
#include <assert.h>
#include <stdlib.h>
unsigned nondet_uint(void);

int main(void) {
    unsigned n = nondet_uint() % 100000 + 1;
    int *a = malloc(n * sizeof *a);
    if (!a)
        return 0;
    for (int *p = a, *end = a + n; p != end; p += 2)
        *p = 1;
}
