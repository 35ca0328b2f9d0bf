// aws_ring_buffer_clean_up: releases the storage once and zeroes the structure; cleaning up twice is allowed.
// category: ring_buffer
// sources: ring_buffer.c,byte_buf.c
// bug: the specification expects the storage to live on
#include "ring.h"

int main(void) {
    struct aws_ring_buffer r;
    nd_ring(&r);
    if (nd_bool()) {
        aws_ring_buffer_clean_up(&r);
    }

    aws_ring_buffer_clean_up(&r);

    assert(r.allocator == NULL && r.allocation == NULL && r.allocation_end == NULL);
    assert(ring_head(&r) == NULL && ring_tail(&r) == NULL);
#ifdef SEED_BUG
    assert(env_live() == 1);
#else
    assert(env_live() == 0);
#endif
    return 0;
}
