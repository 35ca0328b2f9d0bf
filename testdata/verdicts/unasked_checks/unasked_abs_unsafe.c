// verdict: FAILED
// property: assertion line 7
// flags: --property main.assertion.1
// why: abs of the least number is not asked about; its result is the least number.
#include <stdlib.h>
extern int nondet_int(void);
int main(void) { int x = nondet_int(), y = abs(x); __CPROVER_assert(y >= 0, "not negative");
  return 0;
}
