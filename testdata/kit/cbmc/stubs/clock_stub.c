// stands for clock_now, which reads a register: a clock that goes on by less than a second from call to call, from any time
#include "retry.h"

uint32_t nondet_uint32(void);

uint32_t clock_stub_time;

uint32_t clock_now(void) {
    uint32_t step = nondet_uint32();
    __CPROVER_assume(step < 1000);
#pragma CPROVER check push
#pragma CPROVER check disable "unsigned-overflow"
    clock_stub_time += step;
#pragma CPROVER check pop
    return clock_stub_time;
}
