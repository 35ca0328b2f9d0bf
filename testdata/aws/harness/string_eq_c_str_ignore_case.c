// aws_string_eq_c_str_ignore_case: string and C string hold the same bytes up to ASCII case; NULL is equal to NULL only.
// category: string
// sources: string.c,byte_buf.c
// bug: the specification compares exactly
#include "bytes.h"

int main(void) {
    struct aws_string *a = nd_bool() ? NULL : nd_string();
    char *b = nd_bool() ? NULL : nd_c_str();
    struct snap sa = snap(a ? a->bytes : NULL, a ? a->len + 1 : 0), sb = snap(b ? b : NULL, b ? spec_strlen(b) + 1 : 0);
    bool r = aws_string_eq_c_str_ignore_case(a, b);
    if (a == NULL || b == NULL) {
        assert(r == (a == NULL && b == NULL));
    } else {
#ifdef SEED_BUG
        assert(r == spec_eq(a->bytes, a->len, b, spec_strlen(b)));
#else
        assert(r == spec_eq_nocase(a->bytes, a->len, b, spec_strlen(b)));
#endif
        expect_string(a);
        same(sa, a->bytes);
        same(sb, b);
    }
    return 0;
}
