// verdict: SUCCESSFUL
// why: something is sold only if the coins suffice
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned coins = 0;
    while (1) {
        if (nondet_bool() && coins < 10)
            coins++;
        else if (coins >= 3) {
            coins -= 3;
            assert(coins <= 7);
        }
    }
}
