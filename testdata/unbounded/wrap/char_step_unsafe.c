// verdict: FAILED
// why: a step of 3 comes to 1 after it has wrapped around twice
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned char s = 0;
    unsigned n = 0;
    while (s != 1) {
        s += 3;
        n++;
    }
    assert(n == 0);
}
