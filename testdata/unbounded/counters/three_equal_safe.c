// verdict: SUCCESSFUL
// why: three counters go up together
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned a = 0, b = 0, c = 0;
    while (nondet_bool()) {
        a++;
        b++;
        c++;
    }
    assert(a == b && b == c);
}
