// aws_byte_cursor_from_array: exactly the pointer and the length; nothing is written.
// category: byte_cursor
// sources: byte_buf.c
// bug: the specification gives no pointer for an empty array
#include "bytes.h"

int main(void) {
    size_t n = nd_upto(MAX_BUF);
    uint8_t *p = n == 0 && nd_bool() ? NULL : env_object(n);
    struct snap bytes = snap(p, n);
    struct aws_byte_cursor c = aws_byte_cursor_from_array(p, n);
    expect_cursor(&c);
    assert(c.len == n);
#ifdef SEED_BUG
    assert(c.ptr == (n ? p : NULL));
#else
    assert(c.ptr == p);
#endif
    same(bytes, p);
    return 0;
}
