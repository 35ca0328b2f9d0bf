// verdict: SUCCESSFUL
// flags: --unsigned-overflow-check
// why: the pragma is around the function: where it is called does not matter
#include <stdint.h>
uint64_t nondet_uint64_t(void);
#pragma CPROVER check push
#pragma CPROVER check disable "unsigned-overflow"
static uint64_t mix(uint64_t h, uint64_t x) {
    h ^= x * 0x9e3779b97f4a7c15u;
    return h - (h << 7);
}
#pragma CPROVER check pop
int main(void) {
    uint64_t h = mix(nondet_uint64_t(), nondet_uint64_t());
    return h == 0;
}
