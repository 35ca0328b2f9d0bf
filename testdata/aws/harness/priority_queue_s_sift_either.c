// s_sift_either in priority_queue.c (static, so the file is included): if only the given item is out of order, the whole queue is in heap order.
// category: priority_queue
// sources: array_list.c
// bug: dropped precondition: the items below need not follow those above
#include "pq.h"

#include <priority_queue.c>

static void task(struct pq *q, size_t index) {
    struct pq_snap old = snap_pq(q);
    size_t n = q->queue.container.length;
    assume(pq_heap_but(&q->queue, index));
#ifndef SEED_BUG
    for (size_t c = 2 * index + 1; index > 0 && c <= 2 * index + 2; c++) {
        assume(c >= n || pq_key(&q->queue, PQ_PARENT(index)) <= pq_key(&q->queue, c));
    }
#endif
    struct pq_watch w = pq_watch(q);

    s_sift_either(&q->queue, index);

    expect_pq(q);
    same_pq_storage(q, old, n);
    expect_watch(q, w, w.count);
}

int main(void) {
    return pq_main(task, false);
}
