#include "queue.h"
#include <assert.h>

void harness(void) {
    struct queue q;
    int item;
    __CPROVER_assume(queue_is_valid(&q));
    size_t before = q.count;
    if (queue_pop(&q, &item))
        assert(q.count == before - 1);
    assert(queue_is_valid(&q));
}
