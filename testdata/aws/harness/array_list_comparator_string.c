// aws_array_list_comparator_string: orders the strings that two list elements point to; NULL elements come first.
// category: array_list
// sources: string.c
// bug: the specification orders the shorter string first
#include "bytes.h"

int main(void) {
    struct aws_string *x = nd_string(), *y = nd_string();
    const struct aws_string *const ex = x, *const ey = y;
    const void *a = nd_bool() ? NULL : &ex, *b = nd_bool() ? NULL : nd_bool() ? a : &ey;
    struct snap sx = snap(x->bytes, x->len + 1);

    int r = aws_array_list_comparator_string(a, b);

    if (a == b) {
        assert(r == 0);
    } else if (a == NULL || b == NULL) {
        assert(sign(r) == (a == NULL ? -1 : 1));
    } else {
#ifdef SEED_BUG
        assert(x->len >= y->len || r < 0);
#endif
        assert(sign(r) == spec_order(x->bytes, x->len, y->bytes, y->len, NULL));
    }
    same(sx, x->bytes);
    expect_string(x);
    expect_string(y);
    return 0;
}
