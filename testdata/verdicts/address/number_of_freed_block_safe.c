// verdict: SUCCESSFUL
// why: The number of a block that was freed turns out to be the address of the new block: it leads there.
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
int main(void) {
  int *a = malloc(4);
  if (!a)
    return 0;
  uintptr_t x = (uintptr_t)a;
  free(a);
  int *b = malloc(4);
  if (b && x == (uintptr_t)b) {
    *(int *)x = 5;
    assert(*b == 5);
  }
  free(b);
  return 0;
}
