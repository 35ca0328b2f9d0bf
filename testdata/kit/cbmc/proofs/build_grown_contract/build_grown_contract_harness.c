// The contract of a static function, which stands in the source and has no name outside but the exported one.
#include <stddef.h>

size_t __CPROVER_file_local_build_c_grown(size_t size, size_t need);

void harness(void) {
    size_t size, need;
    __CPROVER_file_local_build_c_grown(size, need);
}
