// verdict: FAILED
// why: the second is one more each time that the input says so
#include <assert.h>
int nondet_int(void);

static void add(unsigned *x, unsigned *y) {
    *x += 2;
    *y += nondet_int() == 9 ? 4 : 3;
}

int main(void) {
    unsigned x = 0, y = 0, n = 0;
    while (nondet_int()) {
        add(&x, &y);
        n++;
    }
    assert(y - x == n);
}
