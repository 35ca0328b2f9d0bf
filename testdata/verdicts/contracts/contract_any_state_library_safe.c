// verdict: SUCCESSFUL
// flags: --function line --enforce-contract line
// why: whatever the state of the streams is, and whichever handler was set before
#include <signal.h>
#include <stdio.h>
int last;
static void note(int s) { last = s; }
int line(char *b)
__CPROVER_requires(__CPROVER_is_fresh(b, 8))
__CPROVER_assigns(last, __CPROVER_object_whole(b))
__CPROVER_ensures(__CPROVER_return_value == 0 || last == SIGUSR1)
{
    if (signal(SIGUSR1, note) == SIG_ERR || !fgets(b, 8, stdin) || feof(stdin))
        return 0;
    int c = getchar();
    if (c != EOF)
        ungetc(c, stdin);
    fputs(b, stderr);
    raise(SIGUSR1);
    return 1;
}
