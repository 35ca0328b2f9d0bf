#include "pool.h"

void pool_init(struct pool *p) {
    uint16_t i = 0;
    while (i < POOL_BLOCKS)
    __CPROVER_assigns(i, __CPROVER_object_whole(p))
    __CPROVER_loop_invariant(i <= POOL_BLOCKS)
    __CPROVER_loop_invariant(__CPROVER_forall { unsigned k; k < i ==> p->next[k] == k + 1 && !p->used[k] })
    __CPROVER_decreases(POOL_BLOCKS - i)
    {
        p->used[i] = false;
        p->next[i] = i + 1;
        i++;
    }
    p->free = 0;
}

void *pool_take(struct pool *p) {
    if (p->free >= POOL_BLOCKS)
        return NULL;
    uint16_t i = p->free;
    p->free = p->next[i];
    p->used[i] = true;
    return p->blocks[i];
}

bool pool_give(struct pool *p, void *block) {
    ptrdiff_t at = (uint8_t *)block - p->blocks[0];
    if (at < 0 || at >= (ptrdiff_t)sizeof p->blocks || at % POOL_BLOCK_SIZE != 0)
        return false;
    uint16_t i = (uint16_t)(at / POOL_BLOCK_SIZE);
#ifndef POOL_BUG
    if (!p->used[i])
        return false;
#endif
    p->used[i] = false;
    p->next[i] = p->free;
    p->free = i;
    return true;
}
