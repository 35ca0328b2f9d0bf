// aws_ring_buffer_release: the tail moves behind the oldest vended buffer, which is zeroed; the bytes stay.
// category: ring_buffer
// sources: ring_buffer.c,byte_buf.c
// bug: the specification says that the head moves
#include "ring.h"

int main(void) {
    struct aws_ring_buffer r;
    size_t size = nd_ring(&r);
    size_t head = ring_head(&r) - r.allocation, tail = ring_tail(&r) - r.allocation;
    assume(head != tail);
    /* the oldest vended buffer starts at the tail; or at 0, if the storage behind the tail was too short for it */
    size_t at = tail > head && nd_bool() ? 0 : tail, end = at < head ? head : size;
    assume(at < end);
    struct aws_byte_buf b = {.buffer = r.allocation + at, .capacity = 1 + nd_below(end - at)};
    b.len = nd_upto(b.capacity);
    size_t past = at + b.capacity;
    struct aws_ring_buffer old = r;
    struct snap bytes = snap(r.allocation, size);

    aws_ring_buffer_release(&r, &b);

    zero_byte_buf(&b);
    expect_ring(&r);
#ifdef SEED_BUG
    assert(ring_head(&r) == r.allocation + past);
#else
    assert(ring_head(&r) == ring_head(&old));
#endif
    assert(ring_tail(&r) == r.allocation + past);
    assert(r.allocation == old.allocation && r.allocation_end == old.allocation_end && r.allocator == old.allocator);
    same(bytes, r.allocation);
    return 0;
}
