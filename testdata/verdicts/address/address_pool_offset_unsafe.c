// verdict: FAILED
// property: array_bounds line 12
// why: The offset in the pool is one too large.
#include <assert.h>
#include <stdint.h>
static unsigned short pool[8];
uintptr_t nondet_address(void);
int main(void) {
  uintptr_t a = nondet_address(), base = (uintptr_t)pool;
  if (a < base || a >= base + sizeof pool)
    return 0;
  pool[(a - base) / sizeof *pool + 1] = 1;
  return 0;
}
