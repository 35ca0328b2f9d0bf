// verdict: FAILED
// property: assertion line 21
// why: one region is left if the input says so
#include <seabmc/allocation.h>
int nondet_int(void);

int main(void) {
    long long a = region_alloc(), b = region_alloc();
    int swap = nondet_int();
    region_free(swap ? a : b);
    if (swap != 7)
        region_free(swap ? b : a);
    regions_none_left();
}
