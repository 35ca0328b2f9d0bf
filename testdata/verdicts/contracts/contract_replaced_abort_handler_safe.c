// verdict: SUCCESSFUL
// flags: --replace-call-with-contract leave
// why: leave may abort, which runs no handlers
#include <assert.h>
#include <stdlib.h>
int state;
void leave(int c)
__CPROVER_assigns(state)
__CPROVER_ensures(c == 0)
{
    state = 1;
    if (c != 0)
        abort();
}
static void last(void) { assert(state == 0); }
int main(int argc, char **argv) {
    atexit(last);
    leave(argc - 1);
    state = 0;
}
