// aws_priority_queue_clean_up: releases what the queue owns once and zeroes both lists.
// category: priority_queue
// sources: priority_queue.c,array_list.c
// bug: the specification expects the backpointers to live on
#include "pq.h"

int main(void) {
    struct pq q;
    nd_pq(&q);
    struct pq_snap old = snap_pq(&q);

    aws_priority_queue_clean_up(&q.queue);

    zero_array_list(&q.queue.container);
    zero_array_list(&q.queue.backpointers);
#ifdef SEED_BUG
    assert(env_live() == (old.q.backpointers.data != NULL));
#else
    assert(env_live() == (old.q.container.data != NULL && old.q.container.alloc == NULL));
#endif
    return 0;
}
