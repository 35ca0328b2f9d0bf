// s_sift_down in priority_queue.c (static, so the file is included): if only the given item may precede nothing it should not, the items from it down are in heap order; says whether it moved.
// category: priority_queue
// sources: array_list.c
// bug: the specification says that it never moves
#include "pq.h"

#include <priority_queue.c>

static void task(struct pq *q, size_t index) {
    struct pq_snap old = snap_pq(q);
    size_t n = q->queue.container.length;
    assume(pq_heap_but(&q->queue, index));
    struct pq_watch w = pq_watch(q);
    uint8_t item[MAX_ITEM], x[MAX_ITEM];
    pq_item(&q->queue, index, item);

    bool moved = s_sift_down(&q->queue, index);

    expect_pq_unordered(q);
    same_pq_storage(q, old, n);
    assert(pq_heap_upto(&q->queue, n, index));
    expect_watch(q, w, w.count);
    pq_item(&q->queue, index, x);
#ifdef SEED_BUG
    assert(!moved);
#endif
    assert(moved || pq_item_eq(x, item));
    assert(!moved || x[0] < item[0]);
}

int main(void) {
    return pq_main(task, false);
}
