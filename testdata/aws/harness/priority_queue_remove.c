// aws_priority_queue_remove: the item of the node is handed out, the others stay in heap order with their nodes; a node that is not in the queue is reported.
// category: priority_queue
// sources: priority_queue.c,array_list.c
// bug: the specification expects the item of the highest priority
#include "pq.h"

static void task(struct pq *q, size_t k) {
    assume(pq_heap(&q->queue));
    struct pq_snap old = snap_pq(q);
    struct pq_watch w = pq_watch(q);
    k %= MAX_QUEUE;
    size_t index = q->node[k].current_index;
    uint8_t out[MAX_ITEM] = {0}, want[MAX_ITEM];
    if (index < q->queue.container.length) {
        pq_item(&q->queue, index, want);
    }

    int rc = aws_priority_queue_remove(&q->queue, out, &q->node[k]);

    if (index == SIZE_MAX) {
        expect_error(rc, AWS_ERROR_PRIORITY_QUEUE_BAD_NODE);
        same_pq(q, old);
        return;
    }
    expect_ok(rc);
    expect_pq(q);
    same_pq_storage(q, old, old.q.container.length - 1);
    if (q->queue.container.item_size < MAX_ITEM) {
        out[MAX_ITEM - 1] = out[0];
    }
    assert(pq_item_eq(out, want) && q->node[k].current_index == SIZE_MAX);
    expect_watch(q, w, w.count - pq_item_eq(out, w.item));
    assert(w.node == MAX_QUEUE || w.node == k || q->node[w.node].current_index != SIZE_MAX);
#ifdef SEED_BUG
    assert(w.count == 0 || out[0] <= w.item[0]);
#endif
}

int main(void) {
    return pq_main(task, true);
}
