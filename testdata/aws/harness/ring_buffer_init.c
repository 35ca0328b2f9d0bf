// aws_ring_buffer_init: an empty buffer over size fresh bytes; if the allocation fails everything is zero.
// category: ring_buffer
// sources: ring_buffer.c
// bug: the end of the allocation is specified as its last byte
#include "ring.h"

int main(void) {
    struct aws_ring_buffer r;
    size_t size = 1 + nd_below(MAX_BUF);

    int rc = aws_ring_buffer_init(&r, aws_default_allocator(), size);

    if (env_oom()) {
        expect_error(rc, AWS_ERROR_OOM);
        assert(r.allocator == NULL && r.allocation == NULL && r.allocation_end == NULL);
        assert(ring_head(&r) == NULL && ring_tail(&r) == NULL);
        assert(env_live() == 0);
    } else {
        expect_ok(rc);
        expect_ring(&r);
        assert(r.allocator == aws_default_allocator() && env_live() == 1);
        assert(ring_head(&r) == r.allocation && ring_tail(&r) == r.allocation);
#ifdef SEED_BUG
        assert(r.allocation_end == r.allocation + (size - 1));
#else
        assert(r.allocation_end == r.allocation + size);
#endif
        touch(r.allocation, size);
    }
    return 0;
}
