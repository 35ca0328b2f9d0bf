// verdict: FAILED
// why: an emergency sets a state that is none
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    int light = 0;
    while (1) {
        assert(light >= 0 && light <= 2);
        if (nondet_bool())
            light = light == 2 ? 0 : light + 1;
        else if (light == 1 && nondet_bool())
            light = 3;
    }
}
