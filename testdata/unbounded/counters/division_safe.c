// verdict: SUCCESSFUL
// why: x == q * y + r holds in each round, modulo 2^32 and without any other fact
#include <assert.h>
unsigned nondet_uint(void);

int main(void) {
    unsigned x = nondet_uint(), y = nondet_uint();
    if (y == 0)
        return 0;
    unsigned q = 0, r = x;
    while (r >= y) {
        r -= y;
        q++;
    }
    assert(x == q * y + r && r < y);
}
