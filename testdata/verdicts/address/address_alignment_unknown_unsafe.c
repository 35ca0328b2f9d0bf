// verdict: FAILED
// property: assertion line 14
// why: The alignment may be 32, and then the address need not be a multiple of 64.
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

unsigned nondet_uint(void);

int main(void) {
    void *p;
    if (posix_memalign(&p, nondet_uint() % 2 ? 32 : 64, 10))
        return 0;
    assert((uintptr_t)p % 64 == 0);
    free(p);
    return 0;
}
