// aws_string_new_from_c_str: an owned copy with a terminator; NULL if the allocation fails; the source stays.
// category: string
// sources: string.c
// bug: the specification counts the terminator
#include "bytes.h"

int main(void) {
    char *src = nd_c_str();
    size_t n = spec_strlen(src);
    struct snap bytes = snap(src, n);
    int before = env_live();

    struct aws_string *r = aws_string_new_from_c_str(aws_default_allocator(), src);

    same(bytes, src);
    if (env_oom()) {
        assert(r == NULL && aws_last_error() == AWS_ERROR_OOM && env_live() == before);
    } else {
        assert(aws_last_error() == env_error_before() && env_live() == before + 1);
        expect_string(r);
        assert(r->allocator == aws_default_allocator());
#ifdef SEED_BUG
        assert(r->len == n + 1);
#else
        assert(r->len == n);
#endif
        same(bytes, r->bytes);
    }
    return 0;
}
