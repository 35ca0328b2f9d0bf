// aws_array_eq: equal lengths and equal bytes; empty arrays may be NULL; nothing is written.
// category: array
// sources: byte_buf.c
// bug: the specification forgets the last byte
#include "bytes.h"

int main(void) {
    struct aws_byte_cursor a, b;
    nd_cursor(&a);
    if (nd_bool()) {
        b = a;
        b.len = nd_upto(a.len);
    } else {
        nd_cursor(&b);
    }
    struct snap sa = snap(a.ptr, a.len), sb = snap(b.ptr, b.len);
    bool r = aws_array_eq(a.ptr, a.len, b.ptr, b.len);
#ifdef SEED_BUG
    bool want = a.len == b.len && (a.len == 0 || spec_eq(a.ptr, a.len - 1, b.ptr, b.len - 1));
#else
    bool want = spec_eq(a.ptr, a.len, b.ptr, b.len);
#endif
    assert(r == want);
    same(sa, a.ptr);
    same(sb, b.ptr);
    assert(aws_last_error() == env_error_before());
    return 0;
}
