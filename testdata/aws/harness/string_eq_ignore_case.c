// aws_string_eq_ignore_case: string and other string hold the same bytes up to ASCII case; NULL is equal to NULL only.
// category: string
// sources: string.c,byte_buf.c
// bug: the specification compares exactly
#include "bytes.h"

int main(void) {
    struct aws_string *a = nd_bool() ? NULL : nd_string();
    struct aws_string *b = nd_bool() ? NULL : nd_bool() ? a : nd_string();
    struct snap sa = snap(a ? a->bytes : NULL, a ? a->len + 1 : 0), sb = snap(b ? b->bytes : NULL, b ? b->len + 1 : 0);
    bool r = aws_string_eq_ignore_case(a, b);
    if (a == NULL || b == NULL) {
        assert(r == (a == NULL && b == NULL));
    } else {
#ifdef SEED_BUG
        assert(r == spec_eq(a->bytes, a->len, b->bytes, b->len));
#else
        assert(r == spec_eq_nocase(a->bytes, a->len, b->bytes, b->len));
#endif
        expect_string(a);
        same(sa, a->bytes);
        same(sb, b->bytes);
    }
    return 0;
}
