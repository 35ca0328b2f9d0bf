// aws_byte_buf_init_copy: an owned buffer of the same capacity, length and bytes; zero if the allocation fails; the source stays.
// category: byte_buf
// sources: byte_buf.c
// bug: the specification expects the capacity to be the length
#include "bytes.h"

int main(void) {
    struct aws_byte_buf src, dest;
    nd_byte_buf(&src);
    struct aws_byte_buf old = src;
    struct snap bytes = snap(src.buffer, src.len);

    int rc = aws_byte_buf_init_copy(&dest, aws_default_allocator(), &src);

    same_byte_buf(&src, old, bytes);
    if (env_oom()) {
        expect_error(rc, AWS_ERROR_OOM);
        zero_byte_buf(&dest);
        assert(env_live() == 1);
    } else {
        expect_ok(rc);
        expect_byte_buf(&dest);
        assert(dest.allocator == aws_default_allocator() && dest.len == src.len);
#ifdef SEED_BUG
        assert(dest.capacity == src.len);
#else
        assert(dest.capacity == src.capacity);
#endif
        assert(src.buffer == NULL || dest.buffer != src.buffer);
        same(bytes, dest.buffer);
        assert(env_live() == (src.buffer ? 2 : 0));
    }
    return 0;
}
