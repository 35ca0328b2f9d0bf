// aws_byte_cursor_from_c_str: a cursor over the string without its terminator; the empty cursor for NULL.
// category: byte_cursor
// sources: byte_buf.c
// bug: the specification counts the terminator
#include "bytes.h"

int main(void) {
    char *s = nd_bool() ? NULL : nd_c_str();
    size_t n = s ? spec_strlen(s) : 0;
    struct snap bytes = snap(s, s ? n + 1 : 0);
    struct aws_byte_cursor c = aws_byte_cursor_from_c_str(s);
    expect_cursor(&c);
    assert(c.ptr == (uint8_t *)s);
#ifdef SEED_BUG
    assert(c.len == (s ? n + 1 : 0));
#else
    assert(c.len == n);
#endif
    same(bytes, s);
    return 0;
}
