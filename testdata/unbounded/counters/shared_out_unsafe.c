// verdict: FAILED
// why: a is at most 2n, but not at most 2n - 5: not for n = 0
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
    assert(a <= 2 * n - 5);
}
