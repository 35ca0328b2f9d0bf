// verdict: FAILED
// why: an element is taken from an empty ring
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
        } else
            used--;
        assert(used <= 16);
    }
}
