// aws_priority_queue_push: one item more, in heap order; all others stay with their nodes; failure leaves the items as they were.
// category: priority_queue
// sources: priority_queue.c,array_list.c
// bug: the specification expects the new item at the end
#include "pq.h"

static void task(struct pq *q) {
    assume(pq_heap(&q->queue));
    struct pq_snap old = snap_pq(q);
    struct pq_watch w = pq_watch(q);
    uint8_t item[MAX_ITEM], in[MAX_ITEM];
    for (size_t k = 0; k < MAX_ITEM; k++) {
        item[k] = in[k] = nd_byte();
    }
    if (q->queue.container.item_size < MAX_ITEM) {
        in[MAX_ITEM - 1] = in[0];
    }
    size_t n = old.q.container.length;

    int rc = aws_priority_queue_push(&q->queue, item);

    expect_pq(q);
    bool fits = old.q.container.current_size - n * q->queue.container.item_size >= q->queue.container.item_size;
    bool owned = old.q.container.alloc != NULL;
    if (rc == AWS_OP_SUCCESS) {
        assert(aws_last_error() == env_error_before() && (fits || owned));
        assert(q->queue.container.length == n + 1);
        expect_watch(q, w, w.count + pq_item_eq(in, w.item));
        assert(pq_count(&q->queue, in) > 0);
#ifdef SEED_BUG
        assert(pq_key(&q->queue, n) == in[0]);
#endif
    } else {
        assert(rc == AWS_OP_ERR && q->queue.container.length == n);
        expect_watch(q, w, w.count);
        assert(owned ? env_oom() : !fits);
        assert(aws_last_error() == (owned ? AWS_ERROR_OOM : AWS_ERROR_LIST_EXCEEDS_MAX_SIZE));
    }
}

int main(void) {
    return pq_each(task);
}
