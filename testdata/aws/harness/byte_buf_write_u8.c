// aws_byte_buf_write_u8: appends the byte if it fits, otherwise changes nothing.
// category: byte_buf
// sources: byte_buf.c
// bug: the specification refuses to fill the buffer up
#include "bytes.h"

int main(void) {
    struct aws_byte_buf b;
    nd_byte_buf(&b);
    uint8_t x = nd_byte();
    struct aws_byte_buf old = b;
    struct snap all = snap(b.buffer, b.capacity);

    bool r = aws_byte_buf_write_u8(&b, x);

#ifdef SEED_BUG
    bool fits = 1 < old.capacity - old.len;
#else
    bool fits = 1 <= old.capacity - old.len;
#endif
    assert(r == fits);
    if (fits) {
        expect_appended(&b, old, all, 1);
        assert(b.buffer[old.len] == x);
    } else {
        same_byte_buf(&b, old, all);
    }
    assert(aws_last_error() == env_error_before());
    return 0;
}
