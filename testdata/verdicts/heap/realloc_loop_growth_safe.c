// verdict: SUCCESSFUL
// why: The block is grown before each write, and old contents stay.
#include <assert.h>
#include <stdlib.h>
int main(void) {
  int *p = malloc(sizeof *p);
  if (!p) return 0;
  p[0] = 0;
  for (unsigned n = 1; n < 4; n++) {
   int *q = realloc(p, (n + 1) * sizeof *p);
    if (!q) { free(p); return 0; }
    p = q;
    p[n] = (int)n;
  }
  assert(p[0] == 0 && p[2] == 2 && p[3] == 3);
  free(p);
  return 0;
}
