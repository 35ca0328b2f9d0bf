// verdict: SUCCESSFUL
// check: double-free
// why: A three-node heap tree is freed once per node (freeing null is allowed).
#include <stdlib.h>
struct tree { struct tree *l, *r; };
static void drop(struct tree *t) {
  if (!t) return;
  free(t->l);
  free(t->r);
  free(t);
}
int main(void) {
  struct tree *a = calloc(1, sizeof *a);
  if (!a) return 0;
  a->l = calloc(1, sizeof *a);
 a->r = calloc(1, sizeof *a);
  drop(a);
  return 0;
}
