// aws_hash_callback_string_eq: equality of length and bytes; nothing is written.
// category: hash_callback
// sources: hash_table.c,string.c,byte_buf.c
// bug: the specification ignores the case
#include "bytes.h"
#include <aws/common/hash_table.h>

int main(void) {
    struct aws_string *a = nd_string(), *b = nd_bool() ? a : nd_string();
    struct snap sa = snap(a->bytes, a->len + 1), sb = snap(b->bytes, b->len + 1);
    bool r = aws_hash_callback_string_eq(a, b);
#ifdef SEED_BUG
    assert(r == spec_eq_nocase(a->bytes, a->len, b->bytes, b->len));
#else
    assert(r == spec_eq(a->bytes, a->len, b->bytes, b->len));
#endif
    expect_string(a);
    expect_string(b);
    same(sa, a->bytes);
    same(sb, b->bytes);
    return 0;
}
