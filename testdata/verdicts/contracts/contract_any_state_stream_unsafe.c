// verdict: FAILED
// property: assertion line 8
// flags: --function ended --enforce-contract ended
// why: the input may have ended before ended is called
#include <stdio.h>
int ended(void)
__CPROVER_assigns()
__CPROVER_ensures(__CPROVER_return_value == 0)
{
    return feof(stdin);
}
