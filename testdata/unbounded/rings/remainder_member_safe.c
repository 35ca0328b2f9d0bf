// verdict: SUCCESSFUL
// why: head and tail are remainders by 16 and stay below it, and the count tells how far they are apart
#include <assert.h>
int nondet_int(void);
_Bool nondet_bool(void);

struct queue {
    int data[16];
    unsigned head, tail, count;
};

int main(void) {
    struct queue q = {{0}, 0, 0, 0};
    for (;;) {
        if (nondet_bool()) {
            if (q.count < 16) {
                q.data[q.tail] = nondet_int();
                q.tail = (q.tail + 1) % 16;
                q.count++;
            }
        } else if (q.count > 0) {
            int oldest = q.data[q.head];
            q.head = (q.head + 1) % 16;
            q.count--;
            (void)oldest;
        }
        assert((q.head + q.count) % 16 == q.tail);
    }
}
