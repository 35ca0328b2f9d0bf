// verdict: FAILED
// why: 255 + 1 is 0 in a byte
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned char c = 1;
    while (nondet_bool())
        c++;
    assert(c > 0);
}
