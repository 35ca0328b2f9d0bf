// verdict: SUCCESSFUL
// why: The write through the alias comes before the free.
#include <stdlib.h>
struct box { int a, b; };
int main(void) {
  struct box *p = malloc(sizeof *p);
  if (!p) return 0;
  int *alias = &p->b;
 *alias = 1;
  free(p);
  return 0;
}
