// verdict: FAILED
// why: after 3000 rounds the budget is used up
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    int budget = 3000;
    for (;;) {
        if (nondet_bool())
            budget--;
        assert(budget > 0);
    }
}
