// verdict: FAILED
// why: the counter goes below 0: it is tested for the wrong value
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
        } else if (c != 3) {
            c--;
        }
        assert(0 <= c && c <= 255);
    }
}
