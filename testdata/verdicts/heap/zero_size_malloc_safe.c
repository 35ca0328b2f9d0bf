// verdict: SUCCESSFUL
// why: A zero-size block may be freed but is not touched.
#include <stdlib.h>
int main(void) {
  char *p = malloc(0);
  free(p);
  return 0;
}
