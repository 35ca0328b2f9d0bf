#ifndef FIXED_H
#define FIXED_H
#include <stdint.h>

// numbers with 8 bits behind the point
typedef int16_t fixed;
#define FIXED_ONE 256
#define FIXED_MOST INT16_MAX
#define FIXED_LEAST INT16_MIN

fixed fixed_from_float(float x);

fixed fixed_times(fixed a, fixed b)
__CPROVER_assigns()
__CPROVER_ensures((a >= 0 && b >= 0 && b <= FIXED_ONE) ==> (__CPROVER_return_value >= 0 && __CPROVER_return_value <= a))
__CPROVER_ensures((a > 0) == (b > 0) ==> __CPROVER_return_value >= 0)
__CPROVER_ensures((a == 0 || b == 0) ==> __CPROVER_return_value == 0)
__CPROVER_ensures(b == FIXED_ONE ==> __CPROVER_return_value == a)
;

// 0 if b is 0
fixed fixed_over(fixed a, fixed b);

// the number at part `t` of the way from a to b
fixed fixed_between(fixed a, fixed b, fixed t);
#endif
