// verdict: FAILED
// property: pointer_dereference line 12
// why: As the safe one, but the place after the one that was tested is used.
#include <assert.h>
#include <stdint.h>
static char pool[32];
uintptr_t nondet_address(void);
int main(void) {
  char *p = (char *)nondet_address();
  if ((uintptr_t)p < (uintptr_t)pool || (uintptr_t)p >= (uintptr_t)pool + sizeof pool)
    return 0;
  p[1] = 1;
  return 0;
}
