// Any pool whose chain has no wrong number: a block lies in the pool at a multiple of the size.
#include "pool.h"
#include <assert.h>

void harness(void) {
    struct pool p;
    __CPROVER_assume(p.free <= POOL_BLOCKS);
    __CPROVER_assume(__CPROVER_forall { int i; (0 <= i && i < POOL_BLOCKS) ==> p.next[i] <= POOL_BLOCKS });
    uint16_t was = p.free;
    void *block = pool_take(&p);
    assert((block == NULL) == (was == POOL_BLOCKS));
    if (block != NULL) {
        assert(__CPROVER_POINTER_OBJECT(block) == __CPROVER_POINTER_OBJECT(&p));
        assert(__CPROVER_POINTER_OFFSET(block) % POOL_BLOCK_SIZE == 0);
        assert(p.used[was] && p.free <= POOL_BLOCKS);
    }
}
