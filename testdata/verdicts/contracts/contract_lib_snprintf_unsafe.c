// verdict: FAILED
// property: assigns line 9
// flags: --function f --enforce-contract f
// why: snprintf may write one byte more than is listed
#include <stdio.h>
char b[8];
int f(int x)
__CPROVER_assigns(__CPROVER_object_upto(b, 3))
{ return snprintf(b, 4, "%d", x); }
