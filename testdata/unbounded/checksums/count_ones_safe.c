// verdict: SUCCESSFUL
// why: a number of 32 bits has at most 32 ones
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned x = nondet_uint(), n = 0;
    for (unsigned i = 0; i < 32; i++)
        n += x >> i & 1;
    assert(n <= 32);
}
