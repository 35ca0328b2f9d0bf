// verdict: FAILED
// why: the input is left out if it is too great or too small, and a NaN is neither
#include <assert.h>

extern float nondet_float(void);

int main(void) {
    float y = 0;
    for (;;) {
        float u = nondet_float();
        if (u < -1.0f || u > 1.0f)
            continue;
        y = 0.5f * y + u;
        assert(y >= -4.0f && y <= 4.0f);
    }
}
