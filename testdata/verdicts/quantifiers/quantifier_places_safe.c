// verdict: SUCCESSFUL
// why: quantifiers in conditions, results, arguments, choices, macros and over several lines
#include <assert.h>
#define ALL(a, n, e) __CPROVER_forall { \
        unsigned k_; k_ < (n) ==> (a)[k_] == (e) }
static int both(_Bool x, _Bool y) { return x && y; }
static _Bool ones(const int *a, unsigned n) { return ALL(a, n, 1); }
int main(void) {
    int a[3] = {1, 1, 1};
    assert(ALL(a, 3, 1));
    assert(ALL(a, 3, 1) && !__CPROVER_exists {
        int i;
        0 <= i && i < 3 && a[i] != 1
    });
    int x = ALL(a, 2, 1) ? 3 : 4;
    __CPROVER_assert(both(ALL(a, 3, 1), ones(a, 3)) && x == 3, "in arguments");
    for (int i = 0; ALL(a, 3, 1); i++) a[i] = 2;
    assert(!ones(a, 3) && (ALL(a, 3, 1) ? 0 : 1));
    assert(x == 4 || ALL(&a[1], 2, 1));
    return !ALL(a, 3, 2);
}
