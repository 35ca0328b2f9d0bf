// aws_byte_buf_write_from_whole_string: appends the string's bytes if they fit; NULL for either is refused.
// category: byte_buf
// sources: string.c,byte_buf.c
// bug: the specification counts the terminator
#include "bytes.h"

int main(void) {
    struct aws_byte_buf b;
    nd_byte_buf(&b);
    struct aws_string *s = nd_bool() ? NULL : nd_string();
    bool null = nd_bool();
    struct aws_byte_buf old = b;
    struct snap bytes = snap(s ? s->bytes : NULL, s ? s->len : 0), all = snap(b.buffer, b.capacity);

    bool r = aws_byte_buf_write_from_whole_string(null ? NULL : &b, s);

#ifdef SEED_BUG
    bool fits = s && !null && s->len + 1 <= old.capacity - old.len;
#else
    bool fits = s && !null && s->len <= old.capacity - old.len;
#endif
    assert(r == fits);
    if (fits) {
        expect_appended(&b, old, all, s->len);
        assert(!bytes.on || b.buffer[old.len + bytes.i] == bytes.v);
    } else {
        same_byte_buf(&b, old, all);
    }
    if (s) {
        expect_string(s);
        same(bytes, s->bytes);
    }
    return 0;
}
