// verdict: SUCCESSFUL
// why: the counter of elements never leaves 0 to 16
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned used = 0;
    while (1) {
        if (nondet_bool()) {
            if (used < 16)
                used++;
        } else if (used > 0)
            used--;
        assert(used <= 16);
    }
}
