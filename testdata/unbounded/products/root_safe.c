// verdict: SUCCESSFUL
// why: s is the square that follows a, and t the odd number between two squares
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
        assert(t == 2 * a + 1 && s == (a + 1) * (a + 1));
    }
}
