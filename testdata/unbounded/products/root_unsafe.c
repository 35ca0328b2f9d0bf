// verdict: FAILED
// why: the last square may be that of 1000
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);

int main(void) {
    unsigned n = nondet_uint(), a = 0, s = 1, t = 1;
    if (n > 1000000)
        return 0;
    while (s <= n) {
        a++;
        t += 2;
        s += t;
        assert(s == (a + 1) * (a + 1) && a < 900);
    }
}
