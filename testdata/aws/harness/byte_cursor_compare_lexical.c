// aws_byte_cursor_compare_lexical: the sign of the lexical order of two ranges; nothing is written.
// category: byte_cursor
// sources: byte_buf.c
// bug: the specification orders the longer range last in any case
#include "bytes.h"

int main(void) {
    struct aws_byte_cursor a, b;
    nd_cursor(&a);
    nd_cursor(&b);
    if (nd_bool()) {
        b = a;
        b.len = nd_upto(a.len);
    }
    assume(a.ptr != NULL && b.ptr != NULL);
    struct aws_byte_cursor old_a = a, old_b = b;
    struct snap sa = snap(a.ptr, a.len), sb = snap(b.ptr, b.len);

    int r = aws_byte_cursor_compare_lexical(&a, &b);

#ifdef SEED_BUG
    assert(a.len <= b.len || r > 0);
#endif
    assert(sign(r) == spec_order(a.ptr, a.len, b.ptr, b.len, NULL));
    same_cursor(&a, old_a, sa);
    same_cursor(&b, old_b, sb);
    return 0;
}
