// verdict: FAILED
// property: free line 11
// check: invalid-free
// why: The pointer still holds the address of a global when it is freed.
#include <stdlib.h>
static int fallback = 4;
int main(void) {
  int *p = malloc(sizeof *p);
 if (!p) p = &fallback;
  *p = 1;
  free(p);
  return 0;
}
