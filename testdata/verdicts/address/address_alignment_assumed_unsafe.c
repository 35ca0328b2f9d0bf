// verdict: FAILED
// property: assertion line 11
// why: A block from malloc is aligned for any type, but not to a page.
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
int main(void) {
  char *p = malloc(1);
  if (!p) return 0;
  uintptr_t a = (uintptr_t)p; free(p);
  assert((a & 0xfff) == 0);
  return 0;
}
