// verdict: SUCCESSFUL
// why: half of a number of at most 4, plus one of at most 1, is at most 3; rounding to the nearest cannot pass a number that is a float itself
#include <assert.h>

extern float nondet_float(void);

int main(void) {
    float y = 0;
    for (;;) {
        float u = nondet_float();
        if (!(u >= -1.0f && u <= 1.0f))
            continue;
        y = 0.5f * y + u;
        assert(y >= -4.0f && y <= 4.0f);
    }
}
