// aws_byte_cursor_from_string: a cursor over the string's bytes, zeros among them too; the empty cursor for NULL.
// category: byte_cursor
// sources: string.c,byte_buf.c
// bug: the specification counts the terminator
#include "bytes.h"

int main(void) {
    struct aws_string *s = nd_bool() ? NULL : nd_string();
    struct snap bytes = snap(s ? s->bytes : NULL, s ? s->len + 1 : 0);
    struct aws_byte_cursor c = aws_byte_cursor_from_string(s);
    expect_cursor(&c);
    assert(c.ptr == (s ? s->bytes : NULL));
#ifdef SEED_BUG
    assert(c.len == (s ? s->len + 1 : 0));
#else
    assert(c.len == (s ? s->len : 0));
#endif
    if (s) {
        expect_string(s);
        same(bytes, s->bytes);
    }
    return 0;
}
