// A block that is given back twice is not handed out twice.
#include "pool.h"
#include <assert.h>

void harness(void) {
    struct pool p;
    pool_init(&p);
    void *a = pool_take(&p);
    assert(pool_give(&p, a));
    assert(!pool_give(&p, a));
    void *b = pool_take(&p), *c = pool_take(&p);
    assert(b != c);
}
