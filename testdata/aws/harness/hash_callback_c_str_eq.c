// aws_hash_callback_c_str_eq: equality of C strings up to the terminator; neither is written; the same string is equal to itself.
// category: hash_callback
// sources: hash_table.c
// bug: the specification compares the case too loosely
#include "bytes.h"
#include <aws/common/hash_table.h>

int main(void) {
    char *a = nd_c_str(), *b = nd_bool() ? a : nd_c_str();
    size_t la = spec_strlen(a), lb = spec_strlen(b);
    struct snap sa = snap(a, la + 1), sb = snap(b, lb + 1);
    bool r = aws_hash_callback_c_str_eq(a, b);
#ifdef SEED_BUG
    assert(r == spec_eq_nocase(a, la, b, lb));
#else
    assert(r == spec_eq(a, la, b, lb));
#endif
    assert(r == aws_hash_callback_c_str_eq(b, a));
    same(sa, a);
    same(sb, b);
    return 0;
}
