// verdict: FAILED
// property: assertion line 24
// flags: --replace-call-with-contract visit
// why: visit counts in a static variable of a function that it calls, which its contract cannot name
#include <assert.h>
static unsigned ticket(void) {
    static unsigned next;
    return next++;
}

int visited;

void visit(void)
__CPROVER_assigns(visited)
__CPROVER_ensures(visited == 1)
{
    visited = 1;
    ticket();
}
int main(void) {
    unsigned a = ticket();
    visit();
    unsigned b = ticket();
    assert(b == a + 1);
}
