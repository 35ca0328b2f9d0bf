#include "sum.h"

int clamp(int x, int most) {
#ifdef SUM_BUG
    return x > most ? most : x;
#else
    return x > most ? most : x < 0 ? 0 : x;
#endif
}

void raise_to(int *x, int least) {
    if (*x < least)
        *x = least;
}

int sum_of_clamped(int a, int b) { return clamp(a, 1000) + clamp(b, 1000); }

unsigned count_down(unsigned n) {
    unsigned rounds = 0;
    unsigned start = n;
    while (n > 0)
    __CPROVER_assigns(n, rounds)
    __CPROVER_loop_invariant(n <= start && rounds == start - n)
    __CPROVER_decreases(n)
    {
        n--;
        rounds++;
    }
    return rounds;
}
