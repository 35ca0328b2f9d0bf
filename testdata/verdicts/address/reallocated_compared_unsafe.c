// verdict: FAILED
// property: assertion line 11
// why: realloc may leave the block where it is; code compares the old pointer with the new one to find that out.
#include <assert.h>
#include <stdlib.h>
int main(void) {
  char *p = malloc(8);
  if (!p) return 0;
  char *q = realloc(p, 4);
  if (!q) return 0;
  assert(p != q);
}
