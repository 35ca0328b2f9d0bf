// aws_byte_buf_from_c_str: a full buffer over the string without its terminator; the null buffer for NULL and the empty string.
// category: byte_buf
// sources: byte_buf.c
// bug: the specification counts the terminator
#include "bytes.h"

int main(void) {
    char *s = nd_bool() ? NULL : nd_c_str();
    size_t n = s ? spec_strlen(s) : 0;
    struct snap bytes = snap(s, s ? n + 1 : 0);

    struct aws_byte_buf b = aws_byte_buf_from_c_str(s);

    expect_byte_buf(&b);
#ifdef SEED_BUG
    assert(b.len == (s ? n + 1 : 0));
#else
    assert(b.len == n);
#endif
    assert(b.capacity == n && b.allocator == NULL && b.buffer == (n ? (uint8_t *)s : NULL));
    same(bytes, s);
    return 0;
}
