// aws_byte_buf_clean_up: releases owned storage once and zeroes the structure; storage without an owner stays as it was.
// category: byte_buf
// sources: byte_buf.c
// bug: the specification says that storage without an owner is released too
#include "bytes.h"

int main(void) {
    struct aws_byte_buf b;
    nd_byte_buf(&b);
    struct aws_byte_buf old = b;
    struct snap all = snap(b.buffer, b.capacity);

    aws_byte_buf_clean_up(&b);

    zero_byte_buf(&b);
#ifdef SEED_BUG
    assert(env_live() == 0);
#else
    assert(env_live() == (old.buffer != NULL && old.allocator == NULL));
#endif
    if (old.allocator == NULL) {
        same(all, old.buffer);
    }
    return 0;
}
