// aws_byte_cursor_eq_byte_buf: cursor and buffer hold the same bytes; nothing is written.
// category: byte_cursor
// sources: byte_buf.c
// bug: the specification ignores the case
#include "bytes.h"

int main(void) {
    struct aws_byte_cursor a;
    nd_cursor(&a);
    struct aws_byte_buf b;
    nd_byte_buf(&b);
    struct snap sa = snap(a.ptr, a.len), sb = snap(b.buffer, b.len);
    bool r = aws_byte_cursor_eq_byte_buf(&a, &b);
#ifdef SEED_BUG
    assert(r == spec_eq_nocase(a.ptr, a.len, b.buffer, b.len));
#else
    assert(r == spec_eq(a.ptr, a.len, b.buffer, b.len));
#endif
    expect_cursor(&a);
    expect_byte_buf(&b);
    same(sa, a.ptr);
    same(sb, b.buffer);
    assert(aws_last_error() == env_error_before());
    return 0;
}
