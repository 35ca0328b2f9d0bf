// aws_byte_buf_append_dynamic: as append, but owned storage grows; failure (or no owner) changes nothing. The cursor may lie in the buffer.
// category: byte_buf
// sources: byte_buf.c
// bug: the specification says that the storage never moves
#include "bytes.h"

int main(void) {
    struct aws_byte_buf to;
    struct aws_byte_cursor from;
    nd_byte_buf(&to);
    bool inside = nd_bool() && to.len > 0;
    if (inside) {
        size_t at = nd_below(to.len);
        from.ptr = to.buffer + at;
        from.len = nd_upto(to.len - at);
    } else {
        nd_cursor(&from);
    }
    struct aws_byte_buf old = to;
    struct aws_byte_cursor old_from = from;
    struct snap front = snap(to.buffer, to.len), src = snap(from.ptr, from.len), all = snap(to.buffer, to.capacity);
    int others = env_live() - (to.buffer != NULL);

    int rc = aws_byte_buf_append_dynamic(&to, &from);

    expect_byte_buf(&to);
    assert(from.ptr == old_from.ptr && from.len == old_from.len);
    assert(env_live() == others + (to.buffer != NULL));
    if (rc == AWS_OP_SUCCESS) {
        assert(old.allocator != NULL);
        assert(to.len == old.len + from.len && to.allocator == old.allocator);
#ifdef SEED_BUG
        assert(to.capacity == old.capacity && to.buffer == old.buffer);
#else
        if (old.capacity - old.len >= from.len) {
            assert(to.capacity == old.capacity && to.buffer == old.buffer);
            assert(!all.on || all.i < to.len || to.buffer[all.i] == all.v);
        } else {
            assert(to.capacity == to.len || to.capacity == 2 * old.capacity);
        }
#endif
        same(front, to.buffer);
        assert(!src.on || to.buffer[old.len + src.i] == src.v);
    } else {
        assert(old.allocator == NULL || env_oom());
        expect_error(rc, old.allocator == NULL ? AWS_ERROR_INVALID_ARGUMENT : AWS_ERROR_OOM);
        same_byte_buf(&to, old, all);
    }
    if (!inside) {
        same(src, from.ptr);
    }
    return 0;
}
