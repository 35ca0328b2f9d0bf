// verdict: SUCCESSFUL
// why: the pointer meets the end, which is a whole number of elements away
#include <assert.h>
#include <stdlib.h>
unsigned nondet_uint(void);

struct point {
    int x, y;
};

int main(void) {
    unsigned n = nondet_uint() % 100000 + 1;
    struct point *a = malloc(n * sizeof *a);
    if (!a)
        return 0;
    for (struct point *p = a, *end = a + n; p != end; ++p)
        p->y = 1;
}
