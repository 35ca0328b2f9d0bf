// verdict: FAILED
// why: the counter of 8 bits wraps around to 0
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned char c = 1;
    while (nondet_bool())
        c++;
    assert(c != 0);
}
