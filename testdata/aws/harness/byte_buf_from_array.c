// aws_byte_buf_from_array: a full buffer over the array without an owner; the null buffer if it is empty.
// category: byte_buf
// sources: byte_buf.c
// bug: the specification expects an empty buffer
#include "bytes.h"

int main(void) {
    size_t n = nd_upto(MAX_BUF);
    uint8_t *p = n == 0 && nd_bool() ? NULL : env_object(n);
    struct snap bytes = snap(p, n);

    struct aws_byte_buf b = aws_byte_buf_from_array(p, n);

    expect_byte_buf(&b);
    assert(b.capacity == n && b.allocator == NULL && b.buffer == (n ? p : NULL));
#ifdef SEED_BUG
    assert(b.len == 0);
#else
    assert(b.len == n);
#endif
    same(bytes, p);
    return 0;
}
