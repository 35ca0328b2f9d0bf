// verdict: FAILED
// property: assertion line 11
// why: compared in a macro and in a quantifier
#include <assert.h>
struct point { int x, y; };
#define SAME(a, b) ((a) == (b))
int main(void) {
    struct point p[4] = {0}, z = {0, 0};
    assert(__CPROVER_forall { int i; (0 <= i && i < 4) ==> p[i] == z });
    p[nondet_int() & 3].y = 1;
    if (SAME(p[0], z)) assert(!SAME(p[1], z) || p[2] != z);
    return 0;
}
