// aws_byte_cursor_read_and_fill_buffer: fills the whole capacity and moves on, or refuses and changes nothing.
// category: byte_cursor
// sources: byte_buf.c
// bug: the specification expects the length before the call
#include "bytes.h"

int main(void) {
    struct aws_byte_cursor c;
    struct aws_byte_buf b;
    nd_cursor(&c);
    nd_byte_buf(&b);
    struct aws_byte_cursor old = c;
    struct aws_byte_buf old_b = b;
    struct snap bytes = snap(c.ptr, c.len), all = snap(b.buffer, b.capacity);

    bool r = aws_byte_cursor_read_and_fill_buffer(&c, &b);

    bool fits = b.capacity <= old.len;
    assert(r == fits);
    if (fits) {
        expect_advanced(&c, old, bytes, b.capacity);
#ifdef SEED_BUG
        assert(b.len == old_b.len);
#else
        assert(b.len == b.capacity);
#endif
        assert(b.buffer == old_b.buffer && b.capacity == old_b.capacity && b.allocator == old_b.allocator);
        assert(!bytes.on || bytes.i >= b.len || b.buffer[bytes.i] == bytes.v);
    } else {
        same_cursor(&c, old, bytes);
        same_byte_buf(&b, old_b, all);
    }
    return 0;
}
