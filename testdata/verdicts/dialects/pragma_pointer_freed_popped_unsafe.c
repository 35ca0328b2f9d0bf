// verdict: FAILED
// property: pointer_dereference line 14
// why: behind pop the freed block must not be read
#include <stdlib.h>
int main(void) {
    int *k = malloc(sizeof *k), r = 0;
    if (!k) return 0;
    *k = 3;
    free(k);
#pragma CPROVER check push
#pragma CPROVER check disable "pointer"
    r = *k;
#pragma CPROVER check pop
    return r + *k;
}
