// verdict: FAILED
// property: assertion
// why: round 4990 is entered from behind the loop
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);

int main(void) {
    unsigned n = nondet_uint(), i = 0, k = 0;
    if (n > 100000)
        return 0;
again:
    i++;
    if (i < n)
        goto again;
    if (k == 0 && n == 5000) {
        k = 1;
        i = 4990;
        goto again;
    }
    assert(k == 0);
}
