// verdict: FAILED
// why: with two coins the third is taken from nothing
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned coins = 0;
    while (1) {
        if (nondet_bool() && coins < 10)
            coins++;
        else if (coins >= 2) {
            coins -= 3;
            assert(coins <= 7);
        }
    }
}
