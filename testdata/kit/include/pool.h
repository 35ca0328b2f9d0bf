#ifndef POOL_H
#define POOL_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifndef POOL_BLOCKS
#define POOL_BLOCKS 4
#endif
#define POOL_BLOCK_SIZE 8

// Blocks of one size. The free ones are a chain: `free` is the first, next[i] the one after i, POOL_BLOCKS the end.
struct pool {
    uint8_t blocks[POOL_BLOCKS][POOL_BLOCK_SIZE];
    uint16_t next[POOL_BLOCKS];
    bool used[POOL_BLOCKS];
    uint16_t free;
};

void pool_init(struct pool *p);
void *pool_take(struct pool *p);

bool pool_give(struct pool *p, void *block)
__CPROVER_requires(__CPROVER_is_fresh(p, sizeof(*p)))
__CPROVER_requires(__CPROVER_pointer_in_range_dfcc(p->blocks[0], block, p->blocks[POOL_BLOCKS - 1]))
__CPROVER_requires(p->free <= POOL_BLOCKS)
__CPROVER_assigns(__CPROVER_object_whole(p->next), __CPROVER_object_whole(p->used), p->free)
__CPROVER_ensures(p->free <= POOL_BLOCKS)
__CPROVER_ensures(__CPROVER_return_value ==> p->next[p->free] == __CPROVER_old(p->free))
__CPROVER_ensures(!__CPROVER_return_value ==> p->free == __CPROVER_old(p->free))
;
#endif
