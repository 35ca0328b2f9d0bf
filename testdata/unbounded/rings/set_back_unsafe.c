// verdict: FAILED
// why: the index is set back one too late, and element 48 is not there
#include <assert.h>
int nondet_int(void);

static int samples[48];

int main(void) {
    unsigned at = 0;
    unsigned long sum = 0;
    while (nondet_int()) {
        sum -= (unsigned)samples[at];
        samples[at] = nondet_int();
        sum += (unsigned)samples[at];
        at++;
        if (at == 49)
            at = 0;
    }
    return sum == 1;
}
