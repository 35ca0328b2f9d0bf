// verdict: SUCCESSFUL
// why: the indices run on for ever and are masked: they wrap around together
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
#define SIZE 64
unsigned char ring[SIZE];
int main(void) {
    unsigned head = 0, tail = 0;
    for (;;) {
        if (nondet_bool()) {
            if (head - tail < SIZE)
                ring[head++ & (SIZE - 1)] = 1;
        } else if (head != tail) {
            tail++;
        }
        assert(head - tail <= SIZE);
    }
}
