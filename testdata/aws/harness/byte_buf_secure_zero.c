// aws_byte_buf_secure_zero: no bytes any more, the whole storage zeroed.
// category: byte_buf
// sources: byte_buf.c
// bug: the specification says that only the bytes in use are zeroed
#include "bytes.h"

int main(void) {
    struct aws_byte_buf b;
    nd_byte_buf(&b);
    struct aws_byte_buf old = b;
    struct snap all = snap(b.buffer, b.capacity);

    aws_byte_buf_secure_zero(&b);

    expect_byte_buf(&b);
    assert(b.len == 0 && b.buffer == old.buffer && b.capacity == old.capacity && b.allocator == old.allocator);
#ifdef SEED_BUG
    assert(!all.on || b.buffer[all.i] == (all.i < old.len ? 0 : all.v));
#else
    assert(!all.on || b.buffer[all.i] == 0);
#endif
    return 0;
}
