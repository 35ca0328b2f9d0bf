// verdict: SUCCESSFUL
// why: the index is set back when it is equal to the length, so that it stays below it
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
        if (at == 48)
            at = 0;
        assert(at < 48);
    }
    return sum == 1;
}
