// verdict: SUCCESSFUL
// why: x grows by 3 and y by 5: 5x = 3y
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned long x = 0, y = 0;
    while (nondet_bool()) {
        x += 3;
        y += 5;
    }
    assert(5 * x == 3 * y);
}
