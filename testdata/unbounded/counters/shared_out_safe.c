// verdict: SUCCESSFUL
// why: each round adds three in all, to one number or the other
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);

int main(void) {
    int n = nondet_int(), i = 0, a = 0, b = 0;
    if (n < 0 || n > 1000000)
        return 0;
    while (i < n) {
        if (nondet_int()) {
            a++;
            b += 2;
        } else {
            a += 2;
            b++;
        }
        i++;
    }
    assert(a + b == 3 * n);
}
