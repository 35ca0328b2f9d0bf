// verdict: INCONCLUSIVE
// flags: --replace-call-with-contract leave
// why: leave may exit, and then the destructor fails; the contract says nothing of executions on which leave does not return
#include <assert.h>
#include <stdlib.h>
int state;
static void stop(void) { exit(0); }
void leave(int c)
__CPROVER_assigns(state)
__CPROVER_ensures(c == 0)
{
    state = 1;
    if (c != 0)
        stop();
}
__attribute__((destructor)) static void last(void) { assert(state == 0); }
int main(int argc, char **argv) {
    leave(argc - 1);
    state = 0;
}
