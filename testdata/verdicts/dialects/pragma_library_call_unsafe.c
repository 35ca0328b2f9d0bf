// verdict: FAILED
// property: free line 12
// check: invalid-free
// why: what the library checks is not in the text between: free is as ever
#include <stdlib.h>
int main(void) {
    int *k = malloc(sizeof *k);
    if (!k) return 0;
    free(k);
#pragma CPROVER check push
#pragma CPROVER check disable "pointer"
    free(k);
#pragma CPROVER check pop
    return 0;
}
