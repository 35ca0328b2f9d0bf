// verdict: SUCCESSFUL
// why: a product of numbers that are not negative is not negative, and infinity times 0 cannot come about: the factor is at least 0.25
#include <assert.h>

extern double nondet_double(void);

int main(void) {
    double gain = 1.0;
    for (;;) {
        double k = nondet_double();
        if (k >= 0.25 && k <= 2.0)
            gain *= k;
        assert(gain >= 0.0);
    }
}
