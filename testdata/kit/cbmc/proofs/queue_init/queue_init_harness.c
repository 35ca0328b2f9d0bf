#include "queue.h"
#include <assert.h>

void harness(void) {
    struct queue q;
    queue_init(&q);
    assert(queue_is_valid(&q));
    assert(q.count == 0);
}
