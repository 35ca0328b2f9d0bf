// verdict: SUCCESSFUL
// why: regions are freed once, in an order that an input chooses
#include <seabmc/allocation.h>
int nondet_int(void);

int main(void) {
    long long a = region_alloc(), b = region_alloc();
    int swap = nondet_int();
    region_free(swap ? a : b);
    region_free(swap ? b : a);
    regions_none_left();
}
