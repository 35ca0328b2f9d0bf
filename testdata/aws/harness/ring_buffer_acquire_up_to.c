// aws_ring_buffer_acquire_up_to: vends between minimum and requested bytes that nobody else holds, or reports that there is no such room.
// category: ring_buffer
// sources: ring_buffer.c,byte_buf.c
// bug: the specification says that the request is always met in full
#include "ring.h"

int main(void) {
    struct aws_ring_buffer r;
    struct aws_byte_buf dest;
    size_t size = nd_ring(&r);
    nd_byte_buf(&dest);
    struct aws_ring_buffer old = r;
    struct aws_byte_buf old_dest = dest;
    struct snap bytes = snap(r.allocation, size), sd = snap(dest.buffer, dest.capacity);
    size_t head = ring_head(&r) - r.allocation, tail = ring_tail(&r) - r.allocation;
    size_t ask = nd_bool() ? nd_upto(MAX_BUF + 1) : nd_size(), least = nd_bool() ? nd_upto(MAX_BUF + 1) : nd_size();
    assume(least <= ask);
    /* the longest free run; one byte always separates a wrapped head from the tail */
    size_t behind = size - head, front = tail > 0 ? tail - 1 : 0;
    size_t room = head == tail ? size : tail > head ? tail - head - 1 : behind > front ? behind : front;

    int rc = aws_ring_buffer_acquire_up_to(&r, least, ask, &dest);

    if (rc == AWS_OP_SUCCESS) {
        assert(aws_last_error() == env_error_before());
        assert(least > 0 && ask > 0);
        expect_ring(&r);
        assert(r.allocation == old.allocation && r.allocation_end == old.allocation_end && r.allocator == old.allocator);
        size_t n = dest.capacity;
        assert(dest.len == 0 && dest.allocator == NULL);
#ifdef SEED_BUG
        assert(n == ask);
#else
        assert(least <= n && n <= ask);
#endif
        assert(dest.buffer >= r.allocation);
        size_t at = dest.buffer - r.allocation;
        assert(at <= size && n <= size - at);
        assert(ring_head(&r) == r.allocation + at + n);
        assert(ring_tail(&r) == r.allocation + (head == tail ? 0 : tail));
        size_t k = nd_below(size);
        bool used = tail < head ? tail <= k && k < head : tail > head && (k >= tail || k < head);
        assert(!used || k < at || k >= at + n);
        same(bytes, r.allocation);
    } else {
        expect_error(rc, ask == 0 || least == 0 ? AWS_ERROR_INVALID_ARGUMENT : AWS_ERROR_OOM);
        assert(ask == 0 || least == 0 || least > room);
        same_ring(&r, &old, bytes);
        same_byte_buf(&dest, old_dest, sd);
    }
    return 0;
}
