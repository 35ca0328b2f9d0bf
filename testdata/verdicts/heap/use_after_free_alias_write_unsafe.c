// verdict: FAILED
// property: pointer_dereference line 12
// check: use-after-free
// why: The alias points into the freed block and is written through.
#include <stdlib.h>
struct box { int a, b; };
int main(void) {
  struct box *p = malloc(sizeof *p);
  if (!p) return 0;
  int *alias = &p->b;
  free(p);
 *alias = 1;
  return 0;
}
