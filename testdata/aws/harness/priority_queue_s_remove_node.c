// s_remove_node in priority_queue.c (static, so the file is included): the item at the index is handed out and its node reset, the others stay in heap order with their nodes; a bad index is reported.
// category: priority_queue
// sources: array_list.c
// bug: the specification expects the first item
#include "pq.h"

#include <priority_queue.c>

static void task(struct pq *q, size_t index) {
    assume(pq_heap(&q->queue));
    struct pq_snap old = snap_pq(q);
    size_t n = q->queue.container.length;
    if (index == n) {
        index = nd_size();
        assume(index >= n);
    }
    struct pq_watch w = pq_watch(q);
    uint8_t out[MAX_ITEM] = {0}, want[MAX_ITEM];
    if (index < n) {
#ifdef SEED_BUG
        pq_item(&q->queue, 0, want);
#else
        pq_item(&q->queue, index, want);
#endif
    }

    int rc = s_remove_node(&q->queue, out, index);

    if (index >= n) {
        expect_error(rc, AWS_ERROR_INVALID_INDEX);
        same_pq(q, old);
        return;
    }
    expect_ok(rc);
    expect_pq(q);
    same_pq_storage(q, old, n - 1);
    if (q->queue.container.item_size < MAX_ITEM) {
        out[MAX_ITEM - 1] = out[0];
    }
    assert(pq_item_eq(out, want));
    expect_watch(q, w, w.count - pq_item_eq(out, w.item));
    assert(q->node[index].current_index == SIZE_MAX);
}

int main(void) {
    return pq_main(task, true);
}
