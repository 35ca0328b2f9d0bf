#include "queue.h"
#include <assert.h>

void harness(void) {
    struct queue q;
    int a, b, x, y;
    queue_init(&q);
    queue_push(&q, a);
    queue_push(&q, b);
    assert(queue_pop(&q, &x) && queue_pop(&q, &y));
    assert(x == a && y == b);
}
