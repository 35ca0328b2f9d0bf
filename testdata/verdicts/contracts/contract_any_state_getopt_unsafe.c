// verdict: FAILED
// property: assertion line 8
// flags: --function next --enforce-contract next
// why: the program may have called getopt before next is called
#include <unistd.h>
int next(void)
__CPROVER_assigns()
__CPROVER_ensures(__CPROVER_return_value == 1)
{
    return optind;
}
