// aws_byte_buf_init: an empty buffer that owns capacity bytes; no storage for 0; zero if the allocation fails.
// category: byte_buf
// sources: byte_buf.c
// bug: the specification always expects storage
#include "bytes.h"

int main(void) {
    struct aws_byte_buf b;
    size_t n = nd_upto(MAX_BUF);

    int rc = aws_byte_buf_init(&b, aws_default_allocator(), n);

    if (env_oom()) {
        expect_error(rc, AWS_ERROR_OOM);
        zero_byte_buf(&b);
        assert(env_live() == 0);
    } else {
        expect_ok(rc);
        expect_byte_buf(&b);
        assert(b.len == 0 && b.capacity == n && b.allocator == aws_default_allocator());
#ifdef SEED_BUG
        assert(env_live() == 1);
#else
        assert(env_live() == (n > 0));
#endif
    }
    return 0;
}
