// verdict: SUCCESSFUL
// why: Objects that live at the same time do not overlap.
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
int main(void) {
  char *p = malloc(4), *q = malloc(4);
  if (p && q) {
    uintptr_t a = (uintptr_t)p, b = (uintptr_t)q;
    free(p);
    assert(a != b && a != (uintptr_t)&q && (a + 4 <= b || b + 4 <= a));
    free(q);
  }
  return 0;
}
