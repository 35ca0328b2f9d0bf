// verdict: FAILED
// why: i * i < n can hold for ever where the square wraps around: the bound on i does not follow
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned short n = 65535, i = 0;
    while ((unsigned char)(i * i) < 250 && i < 1000)
        i++;
    assert(i < 16);
}
