// verdict: INCONCLUSIVE
// flags: --replace-call-with-contract reset
// why: reset may change where a static pointer of a function leads to, and no contract can say where
#include <assert.h>
static int a, b;
static int **current(void) {
    static int *p = &a;
    return &p;
}
static int turn(void) {
    static int *p = &a;
    p = p == &a ? &b : &a;
    return *p;
}
void reset(void)
__CPROVER_assigns()
{
    turn();
}
int main(void) {
    reset();
    assert(turn() == 0 && *current() == &a);
}
