// aws_ptr_eq: the same address; nothing is read.
// category: others
// sources: hash_table.c
// bug: the specification compares what the pointers point to
#include "env.h"
#include <aws/common/hash_table.h>

int main(void) {
    uint8_t *p = env_object(MAX_BUF);
    const uint8_t *other = env_object(1);
    size_t i = nd_upto(MAX_BUF), j = nd_upto(MAX_BUF);
    const void *a = nd_bool() ? NULL : p + i, *b = nd_bool() ? NULL : nd_bool() ? p + j : other;
    bool r = aws_ptr_eq(a, b);
#ifdef SEED_BUG
    assert(r == (a == NULL ? b == NULL : b != NULL));
#else
    assert(r == (a == NULL ? b == NULL : b != NULL && b != other && i == j));
#endif
    return 0;
}
