// verdict: SUCCESSFUL
// why: x + y stays the same modulo 2^32
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned x = nondet_uint(), y = nondet_uint(), s = x + y;
    while (nondet_bool()) {
        x += 1000000007;
        y -= 1000000007;
    }
    assert(x + y == s);
}
