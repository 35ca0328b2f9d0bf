// aws_priority_queue_capacity: how many items the storage holds; nothing changes.
// category: priority_queue
// sources: priority_queue.c,array_list.c
// bug: the specification expects the number of items
#include "pq.h"

int main(void) {
    struct pq q;
    nd_pq(&q);
    struct pq_snap old = snap_pq(&q);
    size_t n = aws_priority_queue_capacity(&q.queue);
#ifdef SEED_BUG
    assert(n == old.q.container.length);
#else
    assert(n == old.q.container.current_size / old.q.container.item_size);
#endif
    same_pq(&q, old);
    expect_pq(&q);
    return 0;
}
