// aws_byte_cursor_eq: cursor and cursor hold the same bytes; nothing is written.
// category: byte_cursor
// sources: byte_buf.c
// bug: the specification ignores the case
#include "bytes.h"

int main(void) {
    struct aws_byte_cursor a;
    nd_cursor(&a);
    struct aws_byte_cursor b;
    nd_cursor(&b);
    if (nd_bool()) {
        b = a;
    }
    struct snap sa = snap(a.ptr, a.len), sb = snap(b.ptr, b.len);
    bool r = aws_byte_cursor_eq(&a, &b);
#ifdef SEED_BUG
    assert(r == spec_eq_nocase(a.ptr, a.len, b.ptr, b.len));
#else
    assert(r == spec_eq(a.ptr, a.len, b.ptr, b.len));
#endif
    expect_cursor(&a);
    expect_cursor(&b);
    same(sa, a.ptr);
    same(sb, b.ptr);
    assert(aws_last_error() == env_error_before());
    return 0;
}
