// aws_byte_cursor_read_u8: takes one byte off the front, or refuses and changes nothing.
// category: byte_cursor
// sources: byte_buf.c
// bug: the specification refuses the last byte
#include "bytes.h"

int main(void) {
    struct aws_byte_cursor c;
    nd_cursor(&c);
    struct aws_byte_cursor old = c;
    struct snap bytes = snap(c.ptr, c.len);
    uint8_t before = nd_byte(), x = before;

    bool r = aws_byte_cursor_read_u8(&c, &x);

#ifdef SEED_BUG
    bool fits = old.len > 1;
#else
    bool fits = old.len > 0;
#endif
    assert(r == fits);
    expect_advanced(&c, old, bytes, fits ? 1 : 0);
    assert(x == (fits ? old.ptr[0] : before));
    return 0;
}
