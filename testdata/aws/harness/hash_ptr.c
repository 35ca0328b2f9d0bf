// aws_hash_ptr: a function of the address alone; nothing is read or written; known answers.
// category: hash_table
// sources: hash_table.c
// defines: -DVALGRIND
// bug: the specification expects two addresses never to collide in their lower half
#include "env.h"
#include <aws/common/hash_table.h>

int main(void) {
    uint8_t *p = env_object(MAX_BUF);
    size_t i = nd_upto(MAX_BUF), j = nd_upto(MAX_BUF);
    struct snap bytes = snap(p, MAX_BUF);
    uint64_t h = aws_hash_ptr(p + i);
    p[nd_below(MAX_BUF)] ^= 0; /* still the same */
    assert(aws_hash_ptr(p + j) == h || i != j);
    same(bytes, p);
#ifdef SEED_BUG
    assert(aws_hash_ptr(NULL) == 0);
#else
    assert(aws_hash_ptr(NULL) == 0x8410295c95953ef5u);
#endif
    assert(aws_hash_ptr((void *)(uintptr_t)0x1234567890) == 0xdf708b8ed75e36f1u);
    return 0;
}
