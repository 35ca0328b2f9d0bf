#include "queue.h"

static size_t advance(size_t at, size_t by) {
#ifdef QUEUE_BUG
    return at + by;
#else
    return (at + by) % QUEUE_SIZE;
#endif
}

void queue_init(struct queue *q) {
    q->head = 0;
    q->count = 0;
}

bool queue_is_valid(const struct queue *q) {
    return q != NULL && q->head < QUEUE_SIZE && q->count <= QUEUE_SIZE;
}

bool queue_push(struct queue *q, int item) {
    if (q->count == QUEUE_SIZE)
        return false;
    q->items[advance(q->head, q->count)] = item;
    q->count++;
    return true;
}

bool queue_pop(struct queue *q, int *item) {
    if (q->count == 0)
        return false;
    *item = q->items[q->head];
    q->head = advance(q->head, 1);
    q->count--;
    return true;
}
