// verdict: FAILED
// why: in round 77 the flag is not turned over
#include <assert.h>
unsigned nondet_uint(void);

int main(void) {
    unsigned n = nondet_uint();
    int flag = 0, sign = 1;
    for (unsigned i = 0; i < n; i++) {
        flag = i == 77 ? flag : !flag;
        sign = -sign;
    }
    assert(flag == (n % 2 == 1));
    assert(sign == (n % 2 ? -1 : 1));
}
