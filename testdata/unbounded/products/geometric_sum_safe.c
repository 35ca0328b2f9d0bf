// verdict: SUCCESSFUL
// why: x is 1 + z + … and y is the next power of z; modulo 2^32
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);

int main(void) {
    unsigned z = nondet_uint(), k = nondet_uint(), x = 1, y = z;
    for (unsigned c = 1; c < k; c++) {
        x = x * z + 1;
        y *= z;
    }
    assert(x * (z - 1) == y - 1);
}
