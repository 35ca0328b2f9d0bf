// verdict: SUCCESSFUL
// why: each piece begins at a multiple of eight
#include <assert.h>
#include <stddef.h>
#include <stdlib.h>
int nondet_int(void);
size_t nondet_size(void);

int main(void) {
    size_t used = 0;
    while (nondet_int()) {
        size_t n = nondet_size();
        if (n > 1000)
            continue;
        n = (n + 7) & ~(size_t)7;
        if (used + n > 1000000)
            break;
        assert(used % 8 == 0);
        used += n;
    }
}
