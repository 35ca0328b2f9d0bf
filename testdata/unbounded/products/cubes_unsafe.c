// verdict: FAILED
// why: the differences grow faster than 6n + 1: not in the second round
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);

int main(void) {
    unsigned a = nondet_uint(), n = 0, x = 0, y = 1, z = 6;
    while (n <= a) {
        n++;
        x += y;
        y += z;
        z += 6;
        assert(z == 6 * n + 6);
        assert(y == 6 * n + 1);
    }
}
