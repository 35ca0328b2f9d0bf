// verdict: FAILED
// property: assertion line 8
// flags: --no-pointer-relation-check
// why: Nothing says which of two blocks lies before the other.
#include <assert.h>
#include <stdlib.h>
char *p, *q;
int main(void) { p = malloc(1), q = malloc(1); assert(!p || !q || p > q); }
