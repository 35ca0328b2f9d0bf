// verdict: SUCCESSFUL
// why: A free function of a pool: only addresses in the pool are written.
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
uintptr_t nondet_address(void);
int main(void) {
  char *pool = malloc(40);
  if (!pool)
    return 0;
  uintptr_t low = (uintptr_t)pool, high = low + 40, a = nondet_address();
  if (low <= a && a < high)
    *(char *)a = 0;
  free(pool);
  return 0;
}
