// aws_byte_buf_init_copy_from_cursor: an owned, full buffer of the same bytes; zero if the allocation fails; the source stays.
// category: byte_buf
// sources: byte_buf.c
// bug: the specification expects the empty cursor to be copied into storage
#include "bytes.h"

int main(void) {
    struct aws_byte_cursor src;
    struct aws_byte_buf dest;
    nd_cursor(&src);
    struct snap bytes = snap(src.ptr, src.len);
    int before = env_live();

    int rc = aws_byte_buf_init_copy_from_cursor(&dest, aws_default_allocator(), src);

    same(bytes, src.ptr);
    if (env_oom()) {
        expect_error(rc, AWS_ERROR_OOM);
        zero_byte_buf(&dest);
        assert(env_live() == before);
    } else {
        expect_ok(rc);
        expect_byte_buf(&dest);
        assert(dest.len == src.len && dest.capacity == src.len && dest.allocator == aws_default_allocator());
        same(bytes, dest.buffer);
#ifdef SEED_BUG
        assert(env_live() == before + 1);
#else
        assert(env_live() == before + (src.len > 0));
#endif
    }
    return 0;
}
