// verdict: SUCCESSFUL
// flags: --function distance --enforce-contract distance
// why: the distance of two sequence numbers, over the end of their range as well
#include <stdint.h>
uint8_t distance(uint8_t from, uint8_t to)
__CPROVER_assigns()
__CPROVER_ensures((uint8_t)(from + __CPROVER_return_value) == to)
{
    return (uint8_t)(to - from);
}
