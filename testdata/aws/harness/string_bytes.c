// aws_string_bytes: the address of the bytes; nothing changes.
// category: string
// sources: -
// bug: the specification expects the address of the string itself
#include "bytes.h"

int main(void) {
    struct aws_string *s = nd_string();
    struct snap bytes = snap(s->bytes, s->len + 1);
    size_t len = s->len;
    const uint8_t *p = aws_string_bytes(s);
#ifdef SEED_BUG
    assert(p == (const uint8_t *)s);
#else
    assert(p == (const uint8_t *)s + offsetof(struct aws_string, bytes));
#endif
    assert(s->len == len);
    expect_string(s);
    same(bytes, p);
    return 0;
}
