// aws_byte_cursor_trim_pred: the cursor without the longest run of bytes that satisfy the predicate on both ends; the source stays.
// category: byte_cursor
// sources: byte_buf.c
// bug: the specification says that at most one byte is trimmed
#include "bytes.h"

int main(void) {
    struct aws_byte_cursor c;
    nd_cursor(&c);
    nd_pred();
    struct aws_byte_cursor old = c;
    struct snap bytes = snap(c.ptr, c.len);

    struct aws_byte_cursor r = aws_byte_cursor_trim_pred(&c, pred);

    same_cursor(&c, old, bytes);
    assert(r.len <= c.len);
    size_t from = 0, to = c.len;
    for (size_t i = 0; i < MAX_BUF; i++) {
        from += from == i && i < c.len && pred(c.ptr[i]);
    }
    for (size_t i = 0; i < MAX_BUF; i++) {
        to -= to > from && pred(c.ptr[to - 1]);
    }
#ifdef SEED_BUG
    assert(r.len == 0 || r.len == c.len || r.len == c.len - 1);
#endif
    assert(r.len == to - from);
    assert(r.ptr == (c.ptr ? c.ptr + from : NULL));
    return 0;
}
