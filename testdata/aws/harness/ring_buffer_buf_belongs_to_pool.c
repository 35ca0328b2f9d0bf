// aws_ring_buffer_buf_belongs_to_pool: is the buffer inside the storage? A buffer elsewhere, or without storage, never is; nothing changes.
// category: ring_buffer
// sources: ring_buffer.c,byte_buf.c
// bug: the specification says that any buffer with storage is
#include "ring.h"

int main(void) {
    struct aws_ring_buffer r;
    struct aws_byte_buf b;
    size_t size = nd_ring(&r);
    nd_byte_buf(&b);
    bool inside = nd_bool();
    if (inside) {
        size_t at = nd_below(size);
        b.buffer = r.allocation + at;
        b.capacity = 1 + nd_below(size - at);
        b.len = nd_upto(b.capacity);
        b.allocator = NULL;
    }
    struct aws_ring_buffer old = r;
    struct aws_byte_buf old_b = b;
    struct snap bytes = snap(r.allocation, size), sb = snap(b.buffer, b.capacity);

    bool is = aws_ring_buffer_buf_belongs_to_pool(&r, &b);

#ifdef SEED_BUG
    assert(is == (b.buffer != NULL));
#else
    assert(is == inside);
#endif
    same_ring(&r, &old, bytes);
    same_byte_buf(&b, old_b, sb);
    return 0;
}
