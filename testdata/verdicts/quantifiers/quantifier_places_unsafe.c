// verdict: FAILED
// property: assertion line 12
// why: the line of an assertion behind a quantifier over several lines is right
#include <assert.h>
int main(void) {
    int a[3] = {1, 1, 1}, x = nondet_int();
    assert(__CPROVER_forall {
        int i;
        (0 <= i && i < 3) ==>
            a[i] == 1
    }); if (x == 3) a[0] = 5;
    assert(a[0] == 1);
    return 0;
}
