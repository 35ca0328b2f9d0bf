// verdict: FAILED
// property: pointer_dereference line 15
// why: The pool was given back before the address in it is used.
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
uintptr_t nondet_address(void);
int main(void) {
  char *pool = malloc(40);
  if (!pool)
    return 0;
  uintptr_t low = (uintptr_t)pool, high = low + 40, a = nondet_address();
  free(pool);
  if (low <= a && a < high)
    *(char *)a = 0;
  return 0;
}
