// verdict: FAILED
// why: x is no power
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);

int main(void) {
    unsigned z = nondet_uint(), k = nondet_uint(), x = 1, y = z;
    for (unsigned c = 1; c < k; c++) {
        x = x * z + 1;
        y *= z;
    }
    assert(x * z == y);
}
