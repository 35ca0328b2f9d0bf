// aws_byte_cursor_advance_nospec: as aws_byte_cursor_advance.
// category: byte_cursor
// sources: byte_buf.c
// bug: the specification refuses to take all the bytes there are
#include "bytes.h"

int main(void) {
    struct aws_byte_cursor c;
    nd_cursor(&c);
    struct aws_byte_cursor old = c;
    size_t len = nd_bool() ? nd_upto(MAX_BUF) : nd_size();
    struct snap bytes = snap(c.ptr, c.len);

    struct aws_byte_cursor r = aws_byte_cursor_advance_nospec(&c, len);

#ifdef SEED_BUG
    bool taken = len < old.len;
#else
    bool taken = len <= old.len;
#endif
    assert(r.ptr == (taken ? old.ptr : NULL) && r.len == (taken ? len : 0));
    expect_cursor(&r);
    expect_cursor(&c);
    expect_advanced(&c, old, bytes, taken ? len : 0);
    assert(aws_last_error() == AWS_ERROR_SUCCESS);
    return 0;
}
