// verdict: FAILED
// property: free line 10
// check: double-free
// why: The pointer is freed again because it was not set to null.
#include <stdlib.h>
int main(void) {
  void *p = malloc(8);
  free(p);
 if (!p) return 0;
  free(p);
  return 0;
}
