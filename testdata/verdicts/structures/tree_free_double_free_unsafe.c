// verdict: FAILED
// property: free line 10
// check: double-free
// why: Both fields hold the same leaf, which is therefore freed twice.
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
 a->r = a->l;
  drop(a);
  return 0;
}
