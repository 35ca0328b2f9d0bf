// verdict: SUCCESSFUL
// why: An aligned address in a pool of words is one of its words.
#include <assert.h>
#include <stdint.h>
static uint32_t pool[16];
uintptr_t nondet_address(void);
int main(void) {
  uintptr_t a = nondet_address();
  if (a < (uintptr_t)pool || a >= (uintptr_t)(pool + 16) || a % sizeof(uint32_t))
    return 0;
  *(uint32_t *)a = 5;
  uint32_t *p = (uint32_t *)a;
  assert(pool[p - pool] == 5);
  return 0;
}
