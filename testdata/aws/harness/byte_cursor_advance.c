// aws_byte_cursor_advance: splits len bytes off the front, or gives the empty cursor and moves nothing. Any length is tried.
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
    }
    bool backed = c.len < SIZE_MAX / 2;
    struct aws_byte_cursor old = c;
    size_t len = nd_size();
    assume(backed || len <= MAX_BUF || len >= SIZE_MAX / 2);
    struct snap bytes = snap(c.ptr, backed ? c.len : 0);

    struct aws_byte_cursor r = aws_byte_cursor_advance(&c, len);

#ifdef SEED_BUG
    bool taken = len < old.len && old.len <= SIZE_MAX / 2;
#else
    bool taken = len <= old.len && old.len <= SIZE_MAX / 2;
#endif
    if (taken) {
        assert(r.ptr == old.ptr && r.len == len);
        assert(c.len == old.len - len);
        assert(old.ptr == NULL ? c.ptr == NULL : c.ptr == old.ptr + len);
        if (backed) {
            expect_cursor(&c);
            expect_cursor(&r);
        }
    } else {
        assert(r.ptr == NULL && r.len == 0);
        assert(c.ptr == old.ptr && c.len == old.len);
    }
    same(bytes, old.ptr);
    assert(aws_last_error() == env_error_before());
    return 0;
}
