// aws_byte_cursor_from_buf: a cursor over the bytes in use; the buffer stays.
// category: byte_cursor
// sources: byte_buf.c
// bug: the specification expects the whole capacity
#include "bytes.h"

int main(void) {
    struct aws_byte_buf b;
    nd_byte_buf(&b);
    struct aws_byte_buf old = b;
    struct snap all = snap(b.buffer, b.capacity);
    struct aws_byte_cursor c = aws_byte_cursor_from_buf(&b);
    expect_cursor(&c);
    assert(c.ptr == b.buffer);
#ifdef SEED_BUG
    assert(c.len == b.capacity);
#else
    assert(c.len == b.len);
#endif
    same_byte_buf(&b, old, all);
    return 0;
}
