// aws_priority_queue_init_dynamic: an empty queue with room for the items asked for; a failed allocation gives zero lists.
// category: priority_queue
// sources: priority_queue.c,array_list.c
// bug: the specification always expects storage
#include "pq.h"

int main(void) {
    struct pq q;
    size_t count = nd_upto(MAX_QUEUE), item_size = 1 + nd_below(MAX_ITEM);

    int rc = aws_priority_queue_init_dynamic(&q.queue, aws_default_allocator(), count, item_size, pq_cmp);

    zero_array_list(&q.queue.backpointers);
    if (env_oom()) {
        expect_error(rc, AWS_ERROR_OOM);
        zero_array_list(&q.queue.container);
        assert(env_live() == 0);
    } else {
        expect_ok(rc);
        expect_pq(&q);
        const struct aws_array_list *c = &q.queue.container;
        assert(c->length == 0 && c->item_size == item_size && c->current_size == count * item_size);
        assert(c->alloc == aws_default_allocator());
#ifdef SEED_BUG
        assert(env_live() == 1);
#else
        assert(env_live() == (count > 0));
#endif
    }
    return 0;
}
