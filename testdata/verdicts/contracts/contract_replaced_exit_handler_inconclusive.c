// verdict: INCONCLUSIVE
// flags: --replace-call-with-contract leave
// why: leave may exit, and then the handler fails; the contract says nothing of executions on which leave does not return
#include <assert.h>
#include <stdlib.h>
int state;
void leave(int c)
__CPROVER_assigns(state)
__CPROVER_ensures(c == 0)
{
    state = 1;
    if (c != 0)
        exit(0);
}
static void last(void) { assert(state == 0); }
int main(int argc, char **argv) {
    atexit(last);
    leave(argc - 1);
    state = 0;
}
