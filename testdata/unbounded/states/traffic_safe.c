// verdict: SUCCESSFUL
// why: red, green, yellow in a circle: no other value
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
    }
}
