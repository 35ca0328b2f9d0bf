// verdict: FAILED
// property: pointer_dereference line 13
// check: past-end
// why: After shrinking to two elements, place 2 is out of bounds.
#include <assert.h>
#include <stdlib.h>
int main(void) {
  char *p = malloc(4);
  if (!p) return 0;
  for (int i = 0; i < 4; i++) p[i] = (char)i;
  char *q = realloc(p, 2);
  if (!q) return 0;
 assert(q[2] == 2);
  free(q);
  return 0;
}
