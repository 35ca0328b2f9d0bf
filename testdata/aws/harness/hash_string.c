// aws_hash_string: the hash of the string's bytes, zeros among them too, wherever they are; the string stays.
// category: hash_table
// sources: hash_table.c
// defines: -DVALGRIND
// bug: the specification stops at the first zero byte
#include "bytes.h"
#include <aws/common/hash_table.h>

int main(void) {
    struct aws_string *s = nd_string();
    struct snap bytes = snap(s->bytes, s->len + 1);
    struct aws_byte_cursor copy = {.len = s->len, .ptr = env_object(s->len)};
    if (s->len > 0) {
        memcpy(copy.ptr, s->bytes, s->len);
    }
#ifdef SEED_BUG
    assert(aws_hash_string(s) == aws_hash_c_string(s->bytes));
#endif
    assert(aws_hash_string(s) == aws_hash_byte_cursor_ptr(&copy));
    expect_string(s);
    same(bytes, s->bytes);
    return 0;
}
