// verdict: SUCCESSFUL
// open: not seen decided in 10 s of processor time
// why: both ends stay in order
#include <assert.h>
#include <stddef.h>
#include <stdlib.h>
int nondet_int(void);
size_t nondet_size(void);

int main(void) {
    size_t n = nondet_size();
    if (n == 0 || n > 100000)
        return 0;
    unsigned char *s = malloc(n);
    if (!s)
        return 0;
    size_t from = 0, to = n;
    while (from < to && s[from] == ' ')
        from++;
    while (to > from && s[to - 1] == ' ')
        to--;
    assert(from <= to);
    free(s);
}
