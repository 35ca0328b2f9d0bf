// verdict: SUCCESSFUL
// why: after each round the value is put back into its range, and a NaN is replaced
#include <assert.h>

extern double nondet_double(void);
extern int nondet_int(void);

int main(void) {
    double level = 0.0;
    while (nondet_int()) {
        level += nondet_double();
        if (!(level >= -100.0))
            level = -100.0;
        if (level > 100.0)
            level = 100.0;
    }
    assert(level >= -100.0 && level <= 100.0);
}
