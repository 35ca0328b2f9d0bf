// verdict: FAILED
// why: the flag is taken back
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
        } else if (nondet_bool()) {
            done = 0;
        }
    }
    assert(n <= 1);
}
