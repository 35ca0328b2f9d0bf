// verdict: SUCCESSFUL
// why: the pool gives out at most what it has
#include <assert.h>
#include <stddef.h>
#include <stdlib.h>
int nondet_int(void);
size_t nondet_size(void);

int main(void) {
    static unsigned char pool[4096];
    size_t used = 0;
    while (nondet_int()) {
        size_t n = nondet_size();
        if (n == 0 || n > 64)
            continue;
        if (n > sizeof pool - used)
            break;
        pool[used] = 1;
        pool[used + n - 1] = 1;
        used += n;
    }
    return 0;
}
