// verdict: FAILED
// why: i + 8 <= n is true when i + 8 wraps around
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned char n = nondet_uint(), i = 0;
    while ((unsigned char)(i + 8) <= n) {
        i += 8;
        assert(i != 0);
    }
}
