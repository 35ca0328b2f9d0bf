// The chain of free blocks, by the contract of a loop that is not unrolled. Its invariant has a quantifier.
#include "pool.h"
#include <assert.h>

void harness(void) {
    static struct pool p;
    unsigned i;
    pool_init(&p);
    __CPROVER_assume(i < POOL_BLOCKS);
    assert(p.next[i] == i + 1 && !p.used[i] && p.free == 0);
}
