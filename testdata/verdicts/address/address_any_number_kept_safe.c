// verdict: SUCCESSFUL
// why: A pointer made of any integer has that integer's value, also from memory.
#include <assert.h>
#include <stdint.h>
static void *slots[2];
uintptr_t nondet_address(void);
static char pool[4];
int main(void) {
  uintptr_t a = nondet_address();
  if (a >> 47)
    return 0;
  slots[1] = (void *)a;
  assert((uintptr_t)slots[1] == a || (uintptr_t)pool == 0);
  return 0;
}
