// aws_byte_buf_eq_c_str_ignore_case: buffer and C string hold the same bytes up to ASCII case; nothing is written.
// category: byte_buf
// sources: byte_buf.c
// bug: the specification compares exactly
#include "bytes.h"

int main(void) {
    struct aws_byte_buf a;
    nd_byte_buf(&a);
    char *b = nd_c_str();
    size_t lb = spec_strlen(b);
    struct snap sa = snap(a.buffer, a.len), sb = snap(b, lb + 1);
    bool r = aws_byte_buf_eq_c_str_ignore_case(&a, b);
#ifdef SEED_BUG
    assert(r == spec_eq(a.buffer, a.len, b, lb));
#else
    assert(r == spec_eq_nocase(a.buffer, a.len, b, lb));
#endif
    expect_byte_buf(&a);
    same(sa, a.buffer);
    same(sb, b);
    assert(aws_last_error() == env_error_before());
    return 0;
}
