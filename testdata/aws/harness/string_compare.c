// aws_string_compare: the sign of the lexical order; NULL comes first and is equal to itself.
// category: string
// sources: string.c
// bug: the specification orders the shorter string first
#include "bytes.h"

int main(void) {
    struct aws_string *a = nd_bool() ? NULL : nd_string(), *b = nd_bool() ? NULL : nd_bool() ? a : nd_string();
    struct snap sa = snap(a ? a->bytes : NULL, a ? a->len + 1 : 0);

    int r = aws_string_compare(a, b);

    if (a == NULL || b == NULL) {
        assert(sign(r) == (a != NULL) - (b != NULL));
    } else {
#ifdef SEED_BUG
        assert(a->len >= b->len || r < 0);
#endif
        assert(sign(r) == spec_order(a->bytes, a->len, b->bytes, b->len, NULL));
        expect_string(a);
        expect_string(b);
        same(sa, a->bytes);
    }
    return 0;
}
