// verdict: FAILED
// property: assertion line 8
// flags: --function handled --enforce-contract handled
// why: the program may have set a handler before handled is called
#include <signal.h>
int handled(void)
__CPROVER_assigns()
__CPROVER_ensures(__CPROVER_return_value == 0)
{
    struct sigaction s;
    if (sigaction(SIGUSR1, 0, &s))
        return 0;
    return s.sa_handler != SIG_DFL;
}
