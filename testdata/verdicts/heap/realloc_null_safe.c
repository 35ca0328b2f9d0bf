// verdict: SUCCESSFUL
// why: realloc of null is malloc, here with a check of the result.
#include <stdlib.h>
int main(void) {
  char *p = realloc(0, 3);
 if (p)
  p[2] = 1;
  free(p);
  return 0;
}
