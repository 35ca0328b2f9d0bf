// verdict: SUCCESSFUL
// flags: --replace-call-with-contract visit
// why: visit only reads what ticket counts, so that the count is what it was
#include <assert.h>
static unsigned ticket(int take) {
    static unsigned next;
    static const unsigned step[2] = {0, 1};
    return next += step[take];
}
static unsigned limit(void) {
    static unsigned limits[3] = {5, 6, 7};
    static int which = 1;
    return limits[which];
}

int visited;

void visit(void)
__CPROVER_assigns(visited)
__CPROVER_ensures(visited == 1)
{
    visited = limit() > 5;
}
int main(void) {
    unsigned a = ticket(1);
    visit();
    unsigned b = ticket(1);
    assert(b == a + 1 && limit() == 6 && visited == 1);
}
