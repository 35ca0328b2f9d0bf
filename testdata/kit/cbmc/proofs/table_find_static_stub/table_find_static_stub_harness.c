#include "table.h"
#include <assert.h>

void harness(void) {
    int keys[4], key;
    assert(table_find(keys, 4, key) == -1); // says the stub
}
