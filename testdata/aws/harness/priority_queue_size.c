// aws_priority_queue_size: the number of items, with or without backpointers; nothing changes.
// category: priority_queue
// sources: priority_queue.c
// bug: the specification reports the capacity
#include "pq.h"

int main(void) {
    struct pq q;
    nd_pq(&q);
    struct pq_snap old = snap_pq(&q);
    size_t n = aws_priority_queue_size(&q.queue);
#ifdef SEED_BUG
    assert(n == q.queue.container.current_size / q.queue.container.item_size);
#else
    assert(n == old.q.container.length);
#endif
    same_pq(&q, old);
    expect_pq(&q);
    return 0;
}
