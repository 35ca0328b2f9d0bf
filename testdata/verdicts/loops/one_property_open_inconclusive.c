// verdict: INCONCLUSIVE
// flags: --engine=prove --property main.assertion.1
// why: no invariant proves the assertion, which fails after 5,000,001 rounds; that x is even is proposed, and a round does not keep it
#include <assert.h>
unsigned nondet_uint(void);
int main(void) {
    unsigned n = nondet_uint(), i = 0, x = 0;
    while (i < n) {
        i++;
        x += 2;
        if (i > 5000000)
            x = 1;
    }
    assert(x % 2 == 0);
    return 0;
}
