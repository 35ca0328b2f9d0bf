// aws_priority_queue_pop: an item that no other precedes is handed out, the others stay in heap order with their nodes; an empty queue is reported.
// category: priority_queue
// sources: priority_queue.c,array_list.c
// bug: the specification expects the item of the lowest priority
#include "pq.h"

static void task(struct pq *q) {
    assume(pq_heap(&q->queue));
    struct pq_snap old = snap_pq(q);
    struct pq_watch w = pq_watch(q);
    uint8_t out[MAX_ITEM] = {0};

    int rc = aws_priority_queue_pop(&q->queue, out);

    if (old.q.container.length == 0) {
        expect_error(rc, AWS_ERROR_PRIORITY_QUEUE_EMPTY);
        same_pq(q, old);
        return;
    }
    expect_ok(rc);
    expect_pq(q);
    same_pq_storage(q, old, old.q.container.length - 1);
    if (q->queue.container.item_size < MAX_ITEM) {
        out[MAX_ITEM - 1] = out[0];
    }
    expect_watch(q, w, w.count - pq_item_eq(out, w.item));
    if (w.count > 0) {
#ifdef SEED_BUG
        assert(out[0] >= w.item[0]);
#else
        assert(out[0] <= w.item[0]);
#endif
    }
    if (w.node < MAX_QUEUE && q->node[w.node].current_index == SIZE_MAX) {
        assert(pq_item_eq(out, w.node_item));
    }
}

int main(void) {
    return pq_each(task);
}
