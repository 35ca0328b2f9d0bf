// verdict: FAILED
// property: assertion line 14
// why: malloc may give the address of a freed block again.
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
int main(void) {
  char *p = malloc(4);
  if (!p) return 0;
  uintptr_t a = (uintptr_t)p;
  free(p);
  char *q = malloc(4);
  if (!q) return 0;
  assert(a != (uintptr_t)q);
  free(q);
  return 0;
}
