// verdict: FAILED
// why: one of them is left out in the seventh round
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned a = 0, b = 0, c = 0;
    while (nondet_bool()) {
        a++;
        b++;
        if (a != 7)
            c++;
    }
    assert(b == c);
}
