// verdict: SUCCESSFUL
// why: the inner loop gives back what it took
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    int held = 0;
    while (nondet_bool()) {
        held = 1;
        while (nondet_bool())
            assert(held == 1);
        held = 0;
    }
    assert(held == 0);
}
