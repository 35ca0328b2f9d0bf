// aws_byte_cursor_satisfies_pred: every byte satisfies the predicate; the source stays.
// category: byte_cursor
// sources: byte_buf.c
// bug: the specification asks for one byte that satisfies the predicate
#include "bytes.h"

int main(void) {
    struct aws_byte_cursor c;
    nd_cursor(&c);
    nd_pred();
    struct aws_byte_cursor old = c;
    struct snap bytes = snap(c.ptr, c.len);
    bool r = aws_byte_cursor_satisfies_pred(&c, pred);
    bool all = true, any = false;
    for (size_t i = 0; i < MAX_BUF; i++) {
        all = all && (i >= c.len || pred(c.ptr[i]));
        any = any || (i < c.len && pred(c.ptr[i]));
    }
#ifdef SEED_BUG
    assert(r == any);
#else
    assert(r == all);
#endif
    same_cursor(&c, old, bytes);
    return 0;
}
