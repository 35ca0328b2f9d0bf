#include "queue.h"
#include <assert.h>

void harness(void) {
    struct queue q;
    int item;
    __CPROVER_assume(queue_is_valid(&q));
    size_t before = q.count;
    bool done = queue_push(&q, item);
    assert(queue_is_valid(&q));
    assert(done == (before < QUEUE_SIZE));
}
