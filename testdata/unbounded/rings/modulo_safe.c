// verdict: SUCCESSFUL
// why: an index modulo 10 stays in the array
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int a[10];
int main(void) {
    unsigned at = 0;
    while (nondet_bool()) {
        a[at] = 1;
        at = (at + 1) % 10;
    }
    assert(at < 10);
}
