// aws_string_eq: equality of length and bytes; NULL is equal to NULL only.
// category: string
// sources: string.c,byte_buf.c
// bug: the specification stops at the first zero byte
#include "bytes.h"

int main(void) {
    struct aws_string *a = nd_bool() ? NULL : nd_string(), *b = nd_bool() ? NULL : nd_bool() ? a : nd_string();
    struct snap sa = snap(a ? a->bytes : NULL, a ? a->len + 1 : 0), sb = snap(b ? b->bytes : NULL, b ? b->len + 1 : 0);
    bool r = aws_string_eq(a, b);
    if (a == NULL || b == NULL) {
        assert(r == (a == b));
    } else {
#ifdef SEED_BUG
        size_t la = spec_strlen((const char *)a->bytes), lb = spec_strlen((const char *)b->bytes);
#else
        size_t la = a->len, lb = b->len;
#endif
        assert(r == spec_eq(a->bytes, la, b->bytes, lb));
        expect_string(a);
        expect_string(b);
        same(sa, a->bytes);
        same(sb, b->bytes);
    }
    return 0;
}
