// aws_string_eq_c_str: string and C string hold the same bytes; NULL is equal to NULL only.
// category: string
// sources: string.c,byte_buf.c
// bug: the specification ignores the case
#include "bytes.h"

int main(void) {
    struct aws_string *a = nd_bool() ? NULL : nd_string();
    char *b = nd_bool() ? NULL : nd_c_str();
    struct snap sa = snap(a ? a->bytes : NULL, a ? a->len + 1 : 0), sb = snap(b ? b : NULL, b ? spec_strlen(b) + 1 : 0);
    bool r = aws_string_eq_c_str(a, b);
    if (a == NULL || b == NULL) {
        assert(r == (a == NULL && b == NULL));
    } else {
#ifdef SEED_BUG
        assert(r == spec_eq_nocase(a->bytes, a->len, b, spec_strlen(b)));
#else
        assert(r == spec_eq(a->bytes, a->len, b, spec_strlen(b)));
#endif
        expect_string(a);
        same(sa, a->bytes);
        same(sb, b);
    }
    return 0;
}
