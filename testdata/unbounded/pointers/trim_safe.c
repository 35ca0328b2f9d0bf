// verdict: SUCCESSFUL
// why: the pointer goes back no further than the beginning
#include <assert.h>
#include <stdlib.h>
unsigned nondet_uint(void);

static char *text(unsigned n) {
    char *s = malloc(n);
    if (!s)
        exit(0);
    s[n - 1] = 0;
    return s;
}

int main(void) {
    unsigned n = nondet_uint();
    if (n == 0)
        return 0;
    char *s = text(n), *end = s;
    while (*end)
        end++;
    while (end > s && end[-1] == ' ')
        *--end = 0;
}
