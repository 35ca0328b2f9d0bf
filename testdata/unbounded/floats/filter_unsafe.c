// verdict: FAILED
// why: the value doubles in each round: 1, 3, 7
#include <assert.h>

extern float nondet_float(void);

int main(void) {
    float y = 0;
    for (;;) {
        float u = nondet_float();
        if (!(u >= -1.0f && u <= 1.0f))
            continue;
        y = 2.0f * y + u;
        assert(y >= -4.0f && y <= 4.0f);
    }
}
