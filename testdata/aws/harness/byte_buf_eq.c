// aws_byte_buf_eq: buffer and buffer hold the same bytes; nothing is written.
// category: byte_buf
// sources: byte_buf.c
// bug: the specification ignores the case
#include "bytes.h"

int main(void) {
    struct aws_byte_buf a;
    nd_byte_buf(&a);
    struct aws_byte_buf b;
    nd_byte_buf(&b);
    if (nd_bool()) {
        b = a;
    }
    struct snap sa = snap(a.buffer, a.len), sb = snap(b.buffer, b.len);
    bool r = aws_byte_buf_eq(&a, &b);
#ifdef SEED_BUG
    assert(r == spec_eq_nocase(a.buffer, a.len, b.buffer, b.len));
#else
    assert(r == spec_eq(a.buffer, a.len, b.buffer, b.len));
#endif
    expect_byte_buf(&a);
    expect_byte_buf(&b);
    same(sa, a.buffer);
    same(sb, b.buffer);
    assert(aws_last_error() == env_error_before());
    return 0;
}
