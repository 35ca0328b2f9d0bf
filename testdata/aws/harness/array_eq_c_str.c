// aws_array_eq_c_str: the array is the C string without its terminator; an array with a zero byte never is.
// category: array
// sources: byte_buf.c
// bug: the specification takes an array that begins with the string for equal
#include "bytes.h"

int main(void) {
    struct aws_byte_cursor a;
    nd_cursor(&a);
    char *s = nd_c_str();
    size_t n = spec_strlen(s);
    struct snap sa = snap(a.ptr, a.len), ss = snap(s, n + 1);
    bool r = aws_array_eq_c_str(a.ptr, a.len, s);
#ifdef SEED_BUG
    assert(r == (a.len >= n && spec_eq(a.ptr, n, s, n)));
#else
    assert(r == spec_eq(a.ptr, a.len, s, n));
#endif
    same(sa, a.ptr);
    same(ss, s);
    return 0;
}
