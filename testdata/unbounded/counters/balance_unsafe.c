// verdict: FAILED
// why: b is not counted when a is 996
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned a = 1000, b = 0;
    while (nondet_bool()) {
        if (a > 0) {
            a--;
            if (a != 996)
                b++;
        }
    }
    assert(a + b == 1000);
}
