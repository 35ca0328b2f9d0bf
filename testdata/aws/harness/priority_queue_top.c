// aws_priority_queue_top: the address of the first item, and no item has a higher priority; an empty queue is reported.
// category: priority_queue
// sources: priority_queue.c,array_list.c
// bug: the specification expects the last item
#include "pq.h"

int main(void) {
    struct pq q;
    nd_pq(&q);
    struct pq_snap old = snap_pq(&q);
    void *item = &q;

    int rc = aws_priority_queue_top(&q.queue, &item);

    const struct aws_array_list *c = &q.queue.container;
    if (c->length == 0) {
        expect_error(rc, AWS_ERROR_PRIORITY_QUEUE_EMPTY);
        assert(item == &q);
    } else {
        expect_ok(rc);
#ifdef SEED_BUG
        assert(item == (uint8_t *)c->data + (c->length - 1) * c->item_size);
#else
        assert(item == c->data);
#endif
        assert(*(uint8_t *)item <= pq_key(&q.queue, nd_below(c->length)));
    }
    same_pq(&q, old);
    return 0;
}
