// aws_byte_buf_write_be16: appends the number with its highest byte first if it fits, otherwise changes nothing.
// category: byte_buf
// sources: byte_buf.c
// bug: the specification refuses to fill the buffer up
#include "bytes.h"

int main(void) {
    struct aws_byte_buf b;
    nd_byte_buf(&b);
    uint16_t x = (uint16_t)nd_size();
    struct aws_byte_buf old = b;
    struct snap all = snap(b.buffer, b.capacity);

    bool r = aws_byte_buf_write_be16(&b, x);

#ifdef SEED_BUG
    bool fits = sizeof x < old.capacity - old.len;
#else
    bool fits = sizeof x <= old.capacity - old.len;
#endif
    assert(r == fits);
    if (fits) {
        expect_appended(&b, old, all, sizeof x);
        size_t k = nd_below(sizeof x);
        assert(b.buffer[old.len + k] == (uint8_t)(x >> 8 * (sizeof x - 1 - k)));
    } else {
        same_byte_buf(&b, old, all);
    }
    assert(aws_last_error() == env_error_before());
    return 0;
}
