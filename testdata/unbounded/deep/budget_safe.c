// verdict: SUCCESSFUL
// why: the budget is never used up: it is looked at first
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    int budget = 3000;
    for (;;) {
        if (budget > 1 && nondet_bool())
            budget--;
        assert(budget > 0);
    }
}
