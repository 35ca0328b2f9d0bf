// verdict: SUCCESSFUL
// flags: --function f --enforce-contract f
// why: strtol writes the pointer to the end, which is listed
#include <stdlib.h>
char *end;
char s[8] = "12";
long f(void)
__CPROVER_requires(s[7] == 0)
__CPROVER_assigns(end)
{ return strtol(s, &end, 10); }
