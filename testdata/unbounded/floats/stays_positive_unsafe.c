// verdict: FAILED
// why: the factor may be 0, and infinity times 0, after 1,024 rounds with the factor 2, is a NaN. After one round with 0 it stays 0, which is not more than 0
#include <assert.h>

extern double nondet_double(void);

int main(void) {
    double gain = 1.0;
    for (;;) {
        double k = nondet_double();
        if (k >= 0.0 && k <= 2.0)
            gain *= k;
        assert(gain > 0.0);
    }
}
