// verdict: FAILED
// property: assertion line 19
// flags: --replace-call-with-contract elsewhere
// why: a function of another file may call ticket, which changes its static variable
#include <assert.h>
unsigned ticket(void) {
    static unsigned next;
    return next++;
}

int elsewhere(int x)
__CPROVER_assigns()
__CPROVER_ensures(__CPROVER_return_value >= x);

int main(void) {
    unsigned a = ticket();
    int r = elsewhere(3);
    unsigned b = ticket();
    assert(r >= 3 && b == a + 1);
}
