// verdict: FAILED
// property: free line 12
// check: invalid-free
// why: The pointer freed is one past the start of the block.
#include <stdlib.h>
int main(void) {
  int *p = malloc(3 * sizeof *p);
  if (!p) return 0;
  *p++ = 1;
  *p++ = 2;
 p -= 1;
  free(p);
  return 0;
}
