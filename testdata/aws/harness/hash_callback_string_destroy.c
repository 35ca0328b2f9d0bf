// aws_hash_callback_string_destroy: releases an owned string once; a static one stays as it was.
// category: hash_callback
// sources: string.c,hash_table.c
// bug: the specification says that a static string is released too
#include "bytes.h"
#include <aws/common/hash_table.h>

int main(void) {
    struct aws_string *s = nd_string();
    bool owned = s && s->allocator;
    struct snap bytes = snap(s ? s->bytes : NULL, s ? s->len : 0);

    aws_hash_callback_string_destroy(s);

#ifdef SEED_BUG
    assert(env_live() == 0);
#else
    assert(env_live() == (s && !owned));
#endif
    if (s && !owned) {
        expect_string(s);
        same(bytes, s->bytes);
    }
    return 0;
}
