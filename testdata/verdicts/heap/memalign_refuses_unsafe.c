// verdict: FAILED
// property: assertion line 11
// why: 4 is a power of two, but no multiple of the size of a pointer.
#include <assert.h>
#include <errno.h>
#include <stdlib.h>

int main(void) {
    void *p;
    int r = posix_memalign(&p, 4, 10);
    assert(r == 0 || r == ENOMEM);
    if (r == 0)
        free(p);
    return 0;
}
