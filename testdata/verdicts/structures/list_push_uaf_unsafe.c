// verdict: FAILED
// property: pointer_dereference line 23
// check: use-after-free
// why: The loop reads n->next after n was freed.
#include <assert.h>
#include <stdlib.h>
struct node { int v; struct node *next; };
static struct node *push(struct node *h, int v) {
  struct node *n = malloc(sizeof *n);
  if (!n) exit(1);
  n->v = v;
  n->next = h;
  return n;
}
int main(void) {
  struct node *h = 0;
  for (int i = 0; i < 3; i++) h = push(h, i);
  int want = 2;
  for (struct node *n = h; n;) {
    assert(n->v == want);
    want--;
    free(n);
   n = n->next;
  }
  assert(want == -1);
  return 0;
}
