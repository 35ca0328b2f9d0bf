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
    size_t from = r.ptr == NULL ? 0 : (size_t)(r.ptr - c.ptr);
    assert(from <= c.len - r.len && r.ptr == (c.ptr ? c.ptr + from : NULL));
    assert(r.len > 0 || from == c.len || c.ptr == NULL);
#ifdef SEED_BUG
    assert(r.len == 0 || c.len - r.len <= 1);
#endif
    if (bytes.on && (bytes.i < from || bytes.i >= from + r.len)) { /* what was trimmed */
        assert(pred(bytes.v));
    }
    if (r.len > 0) { /* nothing more could be trimmed */
        assert(!pred(r.ptr[0]));
        assert(!pred(r.ptr[r.len - 1]));
    }
    return 0;
}
