// aws_byte_buf_write_from_whole_cursor: appends the cursor's bytes if they fit, otherwise changes nothing.
// category: byte_buf
// sources: byte_buf.c
// bug: the specification refuses to fill the buffer up
#include "bytes.h"

int main(void) {
    struct aws_byte_buf b;
    nd_byte_buf(&b);
    struct aws_byte_cursor src;
    nd_cursor(&src);
    struct aws_byte_cursor old_src = src;
    struct snap bytes = snap(src.ptr, src.len);
    struct aws_byte_buf old = b;
    struct snap all = snap(b.buffer, b.capacity);

    bool r = aws_byte_buf_write_from_whole_cursor(&b, src);

#ifdef SEED_BUG
    bool fits = src.len < old.capacity - old.len;
#else
    bool fits = src.len <= old.capacity - old.len;
#endif
    assert(r == fits);
    if (fits) {
        expect_appended(&b, old, all, src.len);
        assert(!bytes.on || b.buffer[old.len + bytes.i] == bytes.v);
    } else {
        same_byte_buf(&b, old, all);
    }
    same_cursor(&src, old_src, bytes);
    assert(aws_last_error() == env_error_before());
    return 0;
}
