// verdict: FAILED
// property: pointer_dereference line 14
// why: The new block need not lie where the old one was.
#include <stdint.h>
#include <stdlib.h>
int main(void) {
  int *a = malloc(4);
  if (!a)
    return 0;
  uintptr_t x = (uintptr_t)a;
  free(a);
  int *b = malloc(4);
  if (b && x <= (uintptr_t)b)
    *(int *)x = 5;
  free(b);
  return 0;
}
