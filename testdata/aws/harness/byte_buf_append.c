// aws_byte_buf_append: the cursor's bytes follow the buffer's; too little room changes nothing. The cursor may lie in the buffer.
// category: byte_buf
// sources: byte_buf.c
// bug: the room left is specified as capacity, not capacity - len
#include "bytes.h"

int main(void) {
    struct aws_byte_buf to;
    struct aws_byte_cursor from;
    nd_byte_buf(&to);
    if (nd_bool() && to.len > 0) {
        size_t at = nd_below(to.len);
        from.ptr = to.buffer + at;
        from.len = nd_upto(to.len - at);
    } else {
        nd_cursor(&from);
    }
    struct aws_byte_buf old = to;
    struct aws_byte_cursor old_from = from;
    struct snap front = snap(to.buffer, to.len), src = snap(from.ptr, from.len), all = snap(to.buffer, to.capacity);

    int rc = aws_byte_buf_append(&to, &from);

    expect_byte_buf(&to);
    same_cursor(&from, old_from, src);
#ifdef SEED_BUG
    bool fits = old.capacity >= from.len;
#else
    bool fits = old.capacity - old.len >= from.len;
#endif
    if (fits) {
        expect_ok(rc);
        assert(to.len == old.len + from.len);
        assert(to.buffer == old.buffer && to.capacity == old.capacity && to.allocator == old.allocator);
        same(front, to.buffer);
        assert(!src.on || to.buffer[old.len + src.i] == src.v);
        assert(!all.on || all.i < to.len || to.buffer[all.i] == all.v);
    } else {
        expect_error(rc, AWS_ERROR_DEST_COPY_TOO_SMALL);
        same_byte_buf(&to, old, all);
    }
    return 0;
}
