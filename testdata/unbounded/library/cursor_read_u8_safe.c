// verdict: SUCCESSFUL
// why: reads while something is left
#include <assert.h>
#include <stddef.h>
#include <stdlib.h>
int nondet_int(void);
size_t nondet_size(void);

int main(void) {
    size_t n = nondet_size();
    if (n == 0 || n > 100000)
        return 0;
    unsigned char *buf = malloc(n);
    if (!buf)
        return 0;
    size_t at = 0;
    unsigned sum = 0;
    while (nondet_int()) {
        if (at >= n)
            break;
        sum += buf[at++];
    }
    free(buf);
    return sum == 7;
}
