// verdict: FAILED
// property: pointer_dereference line 12
// why: An address in a pool of words that is not aligned: the last word ends behind the pool.
#include <assert.h>
#include <stdint.h>
static uint32_t pool[16];
uintptr_t nondet_address(void);
int main(void) {
  uintptr_t a = nondet_address();
  if (a < (uintptr_t)pool || a >= (uintptr_t)(pool + 16))
    return 0;
  *(volatile uint32_t *)a = 5;
  return 0;
}
