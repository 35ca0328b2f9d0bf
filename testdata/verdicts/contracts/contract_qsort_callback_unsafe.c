// verdict: FAILED
// property: assigns line 7
// flags: --function f --enforce-contract f
// why: the function that qsort calls writes a global variable
#include <stdlib.h>
int calls;
static int cmp(const void *a, const void *b) { calls++; return *(const int *)a < *(const int *)b ? -1 : *(const int *)a > *(const int *)b; }
void f(int *a)
__CPROVER_requires(__CPROVER_is_fresh(a, 2 * sizeof(int)))
__CPROVER_assigns(a[0], a[1])
{ qsort(a, 2, sizeof(int), cmp); }
