// verdict: FAILED
// property: assertion line 13
// why: An address modulo an odd number may be anything.
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
int main(void) {
  char *p = malloc(10);
  if (!p)
    return 0;
  unsigned h = (uintptr_t)p % 7;
  free(p);
  assert(h != 5);
  return 0;
}
