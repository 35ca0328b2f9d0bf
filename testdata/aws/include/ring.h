/* Ring buffers: a nondeterministic valid one and its invariant. */
#ifndef RING_H
#define RING_H

#include "bytes.h"
#include <aws/common/ring_buffer.h>

static inline uint8_t *ring_head(const struct aws_ring_buffer *r) {
    return aws_atomic_load_ptr(&r->head);
}
static inline uint8_t *ring_tail(const struct aws_ring_buffer *r) {
    return aws_atomic_load_ptr(&r->tail);
}
/* A valid ring buffer over 1..MAX_BUF bytes; head and tail anywhere, but a head at the start is an empty buffer. */
static inline size_t nd_ring(struct aws_ring_buffer *r) {
    size_t size = 1 + nd_below(MAX_BUF), head = nd_upto(size), tail = nd_upto(size);
    assume(head != 0 || tail == 0);
    r->allocator = aws_default_allocator();
    r->allocation = env_object(size);
    r->allocation_end = r->allocation + size;
    aws_atomic_init_ptr(&r->head, r->allocation + head);
    aws_atomic_init_ptr(&r->tail, r->allocation + tail);
    return size;
}
static inline void expect_ring(const struct aws_ring_buffer *r) { /* the invariant */
    assert(r->allocator != NULL && r->allocation != NULL);
    assert(r->allocation <= ring_head(r) && ring_head(r) <= r->allocation_end);
    assert(r->allocation <= ring_tail(r) && ring_tail(r) <= r->allocation_end);
    assert(ring_head(r) != r->allocation || ring_tail(r) == r->allocation);
}
static inline void same_ring(const struct aws_ring_buffer *r, const struct aws_ring_buffer *old, struct snap bytes) {
    assert(r->allocator == old->allocator && r->allocation == old->allocation && r->allocation_end == old->allocation_end);
    assert(ring_head(r) == ring_head(old) && ring_tail(r) == ring_tail(old));
    same(bytes, r->allocation);
}

#endif
