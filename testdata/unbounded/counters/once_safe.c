// verdict: SUCCESSFUL
// why: the branch is taken once only: the flag stays set
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned n = 0;
    _Bool done = 0;
    while (nondet_bool()) {
        if (!done && nondet_bool()) {
            done = 1;
            n++;
        }
    }
    assert(n <= 1);
}
