// aws_priority_queue_init_static: an empty queue over the caller's array, which is not written.
// category: priority_queue
// sources: priority_queue.c,array_list.c
// bug: the specification expects a full queue
#include "pq.h"

int main(void) {
    struct pq q;
    size_t count = 1 + nd_below(MAX_QUEUE), item_size = 1 + nd_below(MAX_ITEM);
    uint8_t *heap = env_object(count * item_size);
    struct snap bytes = snap(heap, count * item_size);

    aws_priority_queue_init_static(&q.queue, heap, count, item_size, pq_cmp);

    expect_pq(&q);
    const struct aws_array_list *c = &q.queue.container;
    assert(c->data == heap && c->alloc == NULL && c->item_size == item_size && c->current_size == count * item_size);
#ifdef SEED_BUG
    assert(c->length == count);
#else
    assert(c->length == 0);
#endif
    same(bytes, heap);
    return 0;
}
