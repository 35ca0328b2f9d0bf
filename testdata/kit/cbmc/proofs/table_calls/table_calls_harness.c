#include "table.h"
#include <assert.h>

void harness(void) {
    assert(table_calls() == 0);
    table_call(0, 1);
    assert(table_calls() == 1);
}
