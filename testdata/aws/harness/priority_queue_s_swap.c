// s_swap in priority_queue.c (static, so the file is included): the two items and their backpointers have changed places, the nodes know it; nothing else moves.
// category: priority_queue
// sources: array_list.c
// bug: the specification expects the nodes to keep their indices
#include "pq.h"

#include <priority_queue.c>

int main(void) {
    struct pq q;
    nd_pq_unordered(&q);
    struct pq_snap old = snap_pq(&q);
    size_t n = q.queue.container.length;
    assume(n > 0);
    struct pq_watch w = pq_watch(&q);
    size_t a = nd_below(n), b = nd_below(n), other = nd_below(n), k = nd_below(MAX_QUEUE);
    uint8_t va[MAX_ITEM], vb[MAX_ITEM], vo[MAX_ITEM], x[MAX_ITEM];
    pq_item(&q.queue, a, va);
    pq_item(&q.queue, b, vb);
    pq_item(&q.queue, other, vo);
    size_t index = q.node[k].current_index;

    s_swap(&q.queue, a, b);

    expect_pq_unordered(&q);
    same_pq_storage(&q, old, n);
    pq_item(&q.queue, a, x);
    assert(pq_item_eq(x, vb));
    pq_item(&q.queue, b, x);
    assert(pq_item_eq(x, va));
    pq_item(&q.queue, other, x);
    assert(other == a || other == b || pq_item_eq(x, vo));
#ifndef SEED_BUG
    index = index == a ? b : index == b ? a : index;
#endif
    assert(q.node[k].current_index == index);
    expect_watched_node(&q, w); /* that each item occurs as often as before follows from the above */
    return 0;
}
