// verdict: SUCCESSFUL
// why: the counter is saturated at 255
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    int c = 0;
    for (;;) {
        if (nondet_bool()) {
            if (c < 255)
                c++;
        } else if (c > 0) {
            c--;
        }
        assert(0 <= c && c <= 255);
    }
}
