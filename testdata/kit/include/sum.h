#ifndef SUM_H
#define SUM_H
#include <stddef.h>

int clamp(int x, int most)
__CPROVER_requires(most >= 0)
__CPROVER_ensures(__CPROVER_return_value <= most && __CPROVER_return_value >= 0)
__CPROVER_assigns()
;

void raise_to(int *x, int least)
__CPROVER_requires(__CPROVER_is_fresh(x, sizeof(*x)))
__CPROVER_assigns(*x)
__CPROVER_ensures(*x >= least)
;

int sum_of_clamped(int a, int b);
unsigned count_down(unsigned n);
#endif
