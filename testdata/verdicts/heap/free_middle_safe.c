// verdict: SUCCESSFUL
// why: The pointer is moved back to the start before it is freed.
#include <stdlib.h>
int main(void) {
  int *p = malloc(3 * sizeof *p);
  if (!p) return 0;
  *p++ = 1;
  *p++ = 2;
 p -= 2;
  free(p);
  return 0;
}
