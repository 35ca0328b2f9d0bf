// aws_string_destroy_secure: releases an owned string once; a static one is zeroed; NULL is allowed.
// category: string
// sources: string.c
// bug: the specification says that a static string is released too
#include "bytes.h"

int main(void) {
    struct aws_string *s = nd_bool() ? NULL : nd_string();
    bool owned = s && s->allocator;
    struct snap bytes = snap(s ? s->bytes : NULL, s ? s->len : 0);

    aws_string_destroy_secure(s);

#ifdef SEED_BUG
    assert(env_live() == 0);
#else
    assert(env_live() == (s && !owned));
#endif
    if (s && !owned) {
        expect_string(s);
        assert(!bytes.on || s->bytes[bytes.i] == 0);
    }
    return 0;
}
