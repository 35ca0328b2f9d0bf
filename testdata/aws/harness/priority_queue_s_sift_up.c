// s_sift_up in priority_queue.c (static, so the file is included): if the items before the given one are in heap order, the items up to it are; says whether it moved.
// category: priority_queue
// sources: array_list.c
// bug: the specification says that it never moves
#ifndef MAX_QUEUE /* long enough for an item to pass a left and a right child far from the root */
#    define MAX_QUEUE 10
#    define MAX_LIST 10
#    define PQ_EVERY 5
#endif
#include "pq.h"

#include <priority_queue.c>

static bool s_above(size_t i, size_t index) { /* is i on the way from the index to the root? */
    while (index > i) {
        index = PQ_PARENT(index);
    }
    return i == index;
}
static void task(struct pq *q, size_t index) {
    struct pq_snap old = snap_pq(q);
    size_t n = q->queue.container.length;
    assume(pq_heap_upto(&q->queue, index, SIZE_MAX));
    struct pq_watch w = pq_watch(q);
    uint8_t before[MAX_QUEUE][MAX_ITEM], *item = before[index], x[MAX_ITEM];
    for (size_t i = 0; i < n; i++) {
        pq_item(&q->queue, i, before[i]);
    }

    bool moved = s_sift_up(&q->queue, index);

    expect_pq_unordered(q);
    same_pq_storage(q, old, n);
    assert(pq_heap_upto(&q->queue, index + 1, SIZE_MAX));
    expect_watch(q, w, w.count);
    pq_item(&q->queue, index, x);
#ifdef SEED_BUG
    assert(!moved);
#endif
    assert(moved || pq_item_eq(x, item));
    assert(!moved || x[0] > item[0]);
    for (size_t i = 0; i < n; i++) {
        pq_item(&q->queue, i, x);
        assert(s_above(i, index) || pq_item_eq(x, before[i]));
    }
}

int main(void) {
    return pq_main(task, false);
}
