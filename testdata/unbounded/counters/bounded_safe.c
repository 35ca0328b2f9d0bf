// verdict: SUCCESSFUL
// why: i stops at n, which is at most 1000000: no overflow
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    int n = nondet_int();
    if (n < 0 || n > 1000000)
        return 0;
    int i = 0, s = 0;
    while (i < n) {
        s += 2;
        i++;
    }
    assert(s <= 2000000);
}
