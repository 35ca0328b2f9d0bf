#include "table.h"
#include <assert.h>

void harness(void) {
    int keys[4], key;
    int at = table_find(keys, 4, key);
    assert(at >= -1 && at < 4);
    if (at >= 0)
        assert(keys[at] == key);
}
