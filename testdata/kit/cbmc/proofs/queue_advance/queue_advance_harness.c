#include "queue.h"
#include <assert.h>

// the static function of queue.c
size_t __CPROVER_file_local_queue_c_advance(size_t at, size_t by);

void harness(void) {
    size_t at, by;
    __CPROVER_assume(at < QUEUE_SIZE && by <= QUEUE_SIZE);
    assert(__CPROVER_file_local_queue_c_advance(at, by) < QUEUE_SIZE);
}
