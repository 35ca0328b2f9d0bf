// verdict: SUCCESSFUL
// why: the sum is kept below the modulus
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned a = 1, b = 0;
    while (nondet_bool()) {
        unsigned char c = nondet_uint();
        a = (a + c) % 65521;
        b = (b + a) % 65521;
    }
    assert(a < 65521 && b < 65521);
}
