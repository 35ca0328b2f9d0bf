// verdict: FAILED
// property: assigns line 11
// flags: --function f --enforce-contract f
// why: strtol writes the pointer to the end
#include <stdlib.h>
char *end;
char s[8] = "12";
long f(void)
__CPROVER_requires(s[7] == 0)
__CPROVER_assigns()
{ return strtol(s, &end, 10); }
