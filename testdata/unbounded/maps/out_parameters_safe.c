// verdict: SUCCESSFUL
// why: the function gives both sums, which differ by the number of calls
#include <assert.h>
int nondet_int(void);

static void add(unsigned *x, unsigned *y) {
    *x += 2;
    *y += 3;
}

int main(void) {
    unsigned x = 0, y = 0, n = 0;
    while (nondet_int()) {
        add(&x, &y);
        n++;
    }
    assert(y - x == n);
}
