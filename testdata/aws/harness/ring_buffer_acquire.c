// aws_ring_buffer_acquire: vends requested bytes that nobody else holds, or reports that there is no such room and changes nothing. Any size.
// category: ring_buffer
// sources: ring_buffer.c,byte_buf.c
// bug: the specification says that all of an empty buffer cannot be vended
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
    size_t n = nd_bool() ? nd_upto(MAX_BUF + 1) : nd_size();
#ifdef SEED_BUG
    bool room = head == tail ? n < size : tail > head ? n < tail - head : n <= size - head || n < tail;
#else
    bool room = head == tail ? n <= size : tail > head ? n < tail - head : n <= size - head || n < tail;
#endif

    int rc = aws_ring_buffer_acquire(&r, n, &dest);

    if (n != 0 && room) {
        expect_ok(rc);
        expect_ring(&r);
        assert(r.allocation == old.allocation && r.allocation_end == old.allocation_end && r.allocator == old.allocator);
        assert(dest.len == 0 && dest.capacity == n && dest.allocator == NULL);
        assert(dest.buffer >= r.allocation);
        size_t at = dest.buffer - r.allocation;
        assert(at <= size && n <= size - at);
        assert(ring_head(&r) == r.allocation + at + n);
        assert(ring_tail(&r) == r.allocation + (head == tail ? 0 : tail));
        size_t k = nd_below(size); /* a byte in use before is not vended again */
        bool used = tail < head ? tail <= k && k < head : tail > head && (k >= tail || k < head);
        assert(!used || k < at || k >= at + n);
        same(bytes, r.allocation);
    } else {
        expect_error(rc, n == 0 ? AWS_ERROR_INVALID_ARGUMENT : AWS_ERROR_OOM);
        same_ring(&r, &old, bytes);
        same_byte_buf(&dest, old_dest, sd);
    }
    return 0;
}
