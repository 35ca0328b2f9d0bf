// verdict: SUCCESSFUL
// why: each round of the outer loop raises a and b by three. Its first statement is a loop, so that the head of the outer loop has no code of its own.
#include <assert.h>

extern int nondet_int(void);

int main(void) {
    unsigned a = 0, b = 0;
    do {
        for (int i = 0; i < 3; i++) {
            a++;
            b++;
        }
        assert(a == b);
    } while (nondet_int());
}
