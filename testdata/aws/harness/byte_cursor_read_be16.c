// aws_byte_cursor_read_be16: takes a number with its highest byte first off the front, or refuses and changes nothing.
// category: byte_cursor
// sources: byte_buf.c
// bug: the specification expects the lowest byte first
#include "bytes.h"

int main(void) {
    struct aws_byte_cursor c;
    nd_cursor(&c);
    struct aws_byte_cursor old = c;
    struct snap bytes = snap(c.ptr, c.len);
    uint16_t before = (uint16_t)nd_size(), x = before;

    bool r = aws_byte_cursor_read_be16(&c, &x);

    bool fits = old.len >= sizeof x;
    assert(r == fits);
    expect_advanced(&c, old, bytes, fits ? sizeof x : 0);
    if (fits) {
        size_t k = nd_below(sizeof x);
#ifdef SEED_BUG
        assert((uint8_t)(x >> 8 * k) == old.ptr[k]);
#else
        assert((uint8_t)(x >> 8 * (sizeof x - 1 - k)) == old.ptr[k]);
#endif
    } else {
        assert(x == before);
    }
    return 0;
}
