// verdict: SUCCESSFUL
// why: the differences of cubes are squares, whose differences are multiples of 6
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
        assert(y == 3 * n * n + 3 * n + 1 && x == n * n * n);
    }
}
