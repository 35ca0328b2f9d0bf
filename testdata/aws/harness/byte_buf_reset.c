// aws_byte_buf_reset: no bytes any more, the same storage, zeroed only if asked for.
// category: byte_buf
// sources: byte_buf.c
// bug: the specification says that the bytes are zeroed in any case
#include "bytes.h"

int main(void) {
    struct aws_byte_buf b;
    nd_byte_buf(&b);
    struct aws_byte_buf old = b;
    struct snap all = snap(b.buffer, b.capacity);
    bool zero = nd_bool();

    aws_byte_buf_reset(&b, zero);

    expect_byte_buf(&b);
    assert(b.len == 0 && b.buffer == old.buffer && b.capacity == old.capacity && b.allocator == old.allocator);
#ifdef SEED_BUG
    zero = true;
#endif
    assert(!all.on || b.buffer[all.i] == (zero ? 0 : all.v));
    return 0;
}
