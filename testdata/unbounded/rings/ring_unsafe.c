// verdict: FAILED
// why: nothing is asked before an element is taken
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
#define SIZE 16
int ring[SIZE];
int main(void) {
    unsigned head = 0, tail = 0, count = 0;
    for (;;) {
        if (nondet_bool()) {
            if (count < SIZE) {
                ring[head] = nondet_int();
                head = (head + 1) % SIZE;
                count++;
            }
        } else {
            tail = (tail + 1) % SIZE;
            count--;
        }
        assert(count <= SIZE);
    }
}
