// verdict: FAILED
// property: overflow line 9
// check: unsigned-overflow
// flags: --unsigned-overflow-check
// why: the pragma is around the call, not around the function that is called
#include <stdint.h>
uint64_t nondet_uint64_t(void);
static uint64_t mix(uint64_t h, uint64_t x) {
    return h + x;
}
int main(void) {
#pragma CPROVER check push
#pragma CPROVER check disable "unsigned-overflow"
    uint64_t h = mix(nondet_uint64_t(), nondet_uint64_t());
#pragma CPROVER check pop
    return h == 0;
}
