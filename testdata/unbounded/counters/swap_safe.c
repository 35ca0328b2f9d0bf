// verdict: SUCCESSFUL
// why: one of a and b is 1, the other 0, whatever is swapped
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    int a = 0, b = 1;
    while (nondet_bool()) {
        int t = a;
        a = b;
        b = t;
    }
    assert(a + b == 1);
}
