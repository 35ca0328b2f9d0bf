// verdict: SUCCESSFUL
// why: all whole numbers up to 2^24 are floats
#include <assert.h>

extern int nondet_int(void);

int main(void) {
    float x = 0;
    int n = 0;
    while (n < 16000000 && nondet_int()) {
        x += 1.0f;
        n++;
    }
    assert(x == (float)n);
}
