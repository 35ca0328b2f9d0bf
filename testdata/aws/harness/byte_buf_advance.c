// aws_byte_buf_advance: vends the next len bytes as an empty buffer, or zeroes the output and leaves the buffer. Any length.
// category: byte_buf
// sources: byte_buf.c
// bug: the specification refuses to take all the room
#include "bytes.h"

int main(void) {
    struct aws_byte_buf b, out;
    nd_byte_buf(&b);
    nd_byte_buf(&out);
    struct aws_byte_buf old = b;
    struct snap all = snap(b.buffer, b.capacity);
    size_t len = nd_bool() ? nd_upto(MAX_BUF) : nd_size();

    bool r = aws_byte_buf_advance(&b, &out, len);

#ifdef SEED_BUG
    bool fits = len < old.capacity - old.len;
#else
    bool fits = len <= old.capacity - old.len;
#endif
    assert(r == fits);
    if (fits) {
        expect_byte_buf(&out);
        assert(out.len == 0 && out.capacity == len && out.allocator == NULL);
        assert(out.buffer == (len ? old.buffer + old.len : NULL));
        old.len += len;
    } else {
        zero_byte_buf(&out);
    }
    same_byte_buf(&b, old, all);
    return 0;
}
