// verdict: FAILED
// property: assertion line 8
// flags: --function distance --enforce-contract distance
// why: the order of the numbers counts
#include <stdint.h>
uint8_t distance(uint8_t from, uint8_t to)
__CPROVER_assigns()
__CPROVER_ensures((uint8_t)(from + __CPROVER_return_value) == to)
{
    return to > from ? to - from : from - to;
}
