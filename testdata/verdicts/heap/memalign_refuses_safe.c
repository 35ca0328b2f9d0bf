// verdict: SUCCESSFUL
// why: posix_memalign accepts exactly the powers of two that are multiples of the size of a pointer; it returns EINVAL for all others, whatever
//      memory there is.
#include <assert.h>
#include <errno.h>
#include <stdlib.h>

unsigned nondet_uint(void);

int main(void) {
    size_t align = nondet_uint() % 40;
    void *p;
    int r = posix_memalign(&p, align, 10);
    int good = align == 8 || align == 16 || align == 32;
    if (r == 0) {
        assert(good);
        free(p);
    } else {
        assert(r == (good ? ENOMEM : EINVAL));
    }
    assert(posix_memalign(&p, 24, 8) == EINVAL);
    return 0;
}
