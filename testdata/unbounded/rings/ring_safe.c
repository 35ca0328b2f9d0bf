// verdict: SUCCESSFUL
// why: head and tail stay below the size, and the count says how far they are apart
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
        } else if (count > 0) {
            int x = ring[tail];
            (void)x;
            tail = (tail + 1) % SIZE;
            count--;
        }
        assert(count <= SIZE);
        assert(head < SIZE && tail < SIZE);
    }
}
