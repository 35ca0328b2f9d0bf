// aws_string_new_from_string: an owned copy with a terminator; NULL if the allocation fails; the source stays.
// category: string
// sources: string.c
// bug: the specification stops at the first zero byte
#include "bytes.h"

int main(void) {
    struct aws_string *from = nd_string();
    size_t n = from->len;
    const uint8_t *src = from->bytes;
    struct snap bytes = snap(src, n);
    int before = env_live();

    struct aws_string *r = aws_string_new_from_string(aws_default_allocator(), from);

    same(bytes, src);
    if (env_oom()) {
        assert(r == NULL && aws_last_error() == AWS_ERROR_OOM && env_live() == before);
    } else {
        assert(aws_last_error() == env_error_before() && env_live() == before + 1);
        expect_string(r);
        assert(r->allocator == aws_default_allocator());
#ifdef SEED_BUG
        assert(r->len == (n ? spec_strlen((const char *)r->bytes) : 0));
#else
        assert(r->len == n);
#endif
        same(bytes, r->bytes);
    }
    return 0;
}
