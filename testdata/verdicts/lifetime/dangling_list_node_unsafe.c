// verdict: FAILED
// property: pointer_dereference line 13
// check: use-after-free
// why: The head still points to the freed node.
#include <stdlib.h>
struct n { int v; struct n *next; };
int main(void) {
  struct n *b = calloc(1, sizeof *b), *a = calloc(1, sizeof *a);
  if (!a || !b) return 0;
  a->next = b;
  struct n *h = a;
  free(a);
  h->v = 1;
  return 0;
}
