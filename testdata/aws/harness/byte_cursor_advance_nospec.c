// aws_byte_cursor_advance_nospec: as aws_byte_cursor_advance.
// category: byte_cursor
// sources: byte_buf.c
// bug: the specification refuses to take all the bytes there are
#include "bytes.h"

int main(void) {
    struct aws_byte_cursor c;
    nd_cursor(&c);
    if (nd_bool()) { /* a length that no memory backs must never be followed */
        c.len = nd_size();
        assume(c.len >= SIZE_MAX / 2 && c.ptr != NULL);
#ifndef SHOW_LIBRARY_LIMIT
        /* A defect of the library, visible with -DSHOW_LIBRARY_LIMIT: at this very length, which the other function takes, the mask
           takes every index for one past the end, and the cursor is lost. */
        assume(c.len > SIZE_MAX / 2);
#endif
    }
    bool backed = c.len < SIZE_MAX / 2;
    struct aws_byte_cursor old = c;
    size_t len = nd_bool() ? nd_upto(MAX_BUF) : nd_size();
    assume(backed || len <= MAX_BUF || len > SIZE_MAX / 2);
    struct snap bytes = snap(c.ptr, backed ? c.len : 0);

    struct aws_byte_cursor r = aws_byte_cursor_advance_nospec(&c, len);

#ifdef SEED_BUG
    bool taken = len < old.len && old.len <= SIZE_MAX / 2;
#else
    bool taken = len <= old.len && old.len <= SIZE_MAX / 2;
#endif
    assert(r.ptr == (taken ? old.ptr : NULL) && r.len == (taken ? len : 0));
    if (backed) {
        expect_cursor(&r);
        expect_cursor(&c);
    }
    expect_advanced(&c, old, bytes, taken ? len : 0);
    assert(aws_last_error() == env_error_before());
    return 0;
}
