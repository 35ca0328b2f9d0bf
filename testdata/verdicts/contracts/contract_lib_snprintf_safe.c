// verdict: SUCCESSFUL
// flags: --function f --enforce-contract f
// why: snprintf writes no more than it is told
#include <stdio.h>
char b[8];
int f(int x)
__CPROVER_assigns(__CPROVER_object_upto(b, 4))
{ return snprintf(b, 4, "%d", x); }
