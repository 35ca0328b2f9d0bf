// verdict: SUCCESSFUL
// why: a and b are raised together. The loop begins with a macro that is a loop of its own, so that its head has no code: what is proposed
// has to be said of the loop outside, though the head's first line is that of the loop inside.
#include <assert.h>
#define CHECK(c)   \
    do {           \
        assert(c); \
    } while (0)

extern int nondet_int(void);

int main(void) {
    unsigned a = 0, b = 0;
    for (;;) {
        CHECK(a == b);
        if (nondet_int()) {
            a++;
            b++;
        }
    }
}
