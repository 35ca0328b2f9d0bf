// verdict: SUCCESSFUL
// check: double-free
// why: free of null does nothing, and malloc's result is tested.
#include <stdlib.h>
int main(void) {
  void *p = malloc(8);
  free(p);
 p = 0;
  free(p);
  return 0;
}
