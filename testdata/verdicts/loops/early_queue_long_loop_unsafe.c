// verdict: FAILED
// property: assertion line 22
// why: The third round may put 2 into the queue, and the fourth takes it out. The loop's bound is a constant, and each round is harder to build
//      than the last; the failure in the fourth is found by looking ahead.
#include <assert.h>

unsigned nondet_uint(void);

static int queue[16];
static int head, tail;

int main(void) {
    for (int round = 0; round < 3000; round++) {
        unsigned choice = nondet_uint() % 3;
        if (choice == 0) {
            if (tail - head < 16) {
                queue[tail % 16] = round;
                tail++;
            }
        } else if (choice == 1 && head < tail) {
            int value = queue[head % 16];
            assert(value != 2);
            head++;
        }
    }
    return 0;
}
