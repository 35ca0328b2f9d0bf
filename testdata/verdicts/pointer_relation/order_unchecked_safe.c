// verdict: SUCCESSFUL
// flags: --no-pointer-relation-check
// why: One of two variables lies before the other.
#include <assert.h>
char a, b;
int main(void) { assert((&a < &b) != (&b < &a)); }
