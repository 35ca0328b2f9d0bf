// verdict: SUCCESSFUL
// why: with pointer checks off a freed block keeps its bytes
#include <stdlib.h>
struct key { int a, b; };
int main(void) {
    struct key *k = malloc(sizeof *k);
    if (!k) return 0;
    k->a = 3;
    k->b = 0;
    free(k);
#pragma CPROVER check push
#pragma CPROVER check disable "pointer"
    __CPROVER_assert(k->a == 3 && k->b == 0, "the bytes are as they were");
#pragma CPROVER check pop
    return 0;
}
