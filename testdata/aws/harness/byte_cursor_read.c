// aws_byte_cursor_read: copies len bytes out and moves on, or refuses and changes nothing.
// category: byte_cursor
// sources: byte_buf.c
// bug: the specification refuses to read all the bytes there are
#include "bytes.h"

int main(void) {
    struct aws_byte_cursor c;
    nd_cursor(&c);
    size_t len = nd_upto(MAX_BUF + 2);
    uint8_t *out = env_object(len);
    struct aws_byte_cursor old = c;
    struct snap bytes = snap(c.ptr, c.len), out_old = snap(out, len);

    bool r = aws_byte_cursor_read(&c, out, len);

#ifdef SEED_BUG
    bool fits = len == 0 || len < old.len;
#else
    bool fits = len <= old.len;
#endif
    assert(r == fits);
    if (fits) {
        expect_advanced(&c, old, bytes, len);
        assert(!bytes.on || bytes.i >= len || out[bytes.i] == bytes.v);
    } else {
        same_cursor(&c, old, bytes);
        same(out_old, out);
    }
    return 0;
}
