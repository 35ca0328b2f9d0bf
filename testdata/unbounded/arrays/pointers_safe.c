// verdict: SUCCESSFUL
// why: two pointers run through one block of memory
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned n = nondet_uint();
    if (n == 0 || n > 1000)
        return 0;
    char *p = malloc(n);
    if (!p)
        return 0;
    for (char *q = p; q != p + n; q++)
        *q = 1;
    free(p);
}
