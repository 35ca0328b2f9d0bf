// aws_array_eq_ignore_case: equal lengths, and bytes equal up to ASCII case; nothing is written.
// category: array
// sources: byte_buf.c
// bug: the specification compares exactly
#include "bytes.h"

int main(void) {
    struct aws_byte_cursor a, b;
    nd_cursor(&a);
    if (nd_bool()) {
        b = a;
    } else {
        nd_cursor(&b);
    }
    struct snap sa = snap(a.ptr, a.len), sb = snap(b.ptr, b.len);
    bool r = aws_array_eq_ignore_case(a.ptr, a.len, b.ptr, b.len);
#ifdef SEED_BUG
    assert(r == spec_eq(a.ptr, a.len, b.ptr, b.len));
#else
    assert(r == spec_eq_nocase(a.ptr, a.len, b.ptr, b.len));
#endif
    same(sa, a.ptr);
    same(sb, b.ptr);
    assert(aws_last_error() == env_error_before());
    return 0;
}
