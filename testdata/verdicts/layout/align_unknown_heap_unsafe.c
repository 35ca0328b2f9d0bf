// verdict: FAILED
// property: alignment line 18
// flags: --alignment-check
// why: The alignment may be 16, half of what the structure needs.
#include <assert.h>
#include <stdlib.h>

unsigned nondet_uint(void);

struct __attribute__((aligned(32))) wide {
    int a;
};

int main(void) {
    size_t align = (size_t)16 << (nondet_uint() % 3);
    struct wide *p = aligned_alloc(align, 128);
    if (p)
        p->a = 1;
    free(p);
    return 0;
}
