// verdict: FAILED
// why: 0.1 is no float: the sum of ten of them is not 1
#include <assert.h>

extern int nondet_int(void);

int main(void) {
    float x = 0;
    int n = 0;
    while (n < 16000000 && nondet_int()) {
        x += 0.1f;
        n++;
    }
    assert(n != 10 || x == 1.0f);
}
