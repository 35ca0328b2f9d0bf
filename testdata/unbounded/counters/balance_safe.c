// verdict: SUCCESSFUL
// why: the sum of the two stays
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned a = 1000, b = 0;
    while (nondet_bool()) {
        if (a > 0) {
            a--;
            b++;
        }
    }
    assert(a + b == 1000);
}
