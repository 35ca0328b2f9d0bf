// verdict: SUCCESSFUL
// flags: --alignment-check
// why: The alignment is 32, 64 or 128, and so enough for the structure whichever it is; a number made of the address shows it too.
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

unsigned nondet_uint(void);

struct __attribute__((aligned(32))) wide {
    int a;
};

int main(void) {
    size_t align = (size_t)32 << (nondet_uint() % 3);
    struct wide *p = aligned_alloc(align, 4 * align);
    if (!p)
        return 0;
    p->a = 1;
    struct wide copy = *p;
    assert(copy.a == 1);
    assert((uintptr_t)p % 32 == 0);
    free(p);
    void *q;
    if (posix_memalign(&q, align, 10))
        return 0;
    assert((uintptr_t)q % align == 0);
    free(q);
    return 0;
}
