// The contract of pool_give: the block may be any pointer into the blocks, also into the middle of one.
#include "pool.h"

void harness(void) {
    struct pool *p;
    void *block;
    pool_give(p, block);
}
