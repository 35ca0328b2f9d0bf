// verdict: FAILED
// property: assertion line 21
// why: The comparison is turned round, so the list comes out descending.
#include <assert.h>
int nondet_int(void);
struct node { int v; struct node *next; };
static void insert(struct node **pp, struct node *n) {
 while (*pp && (*pp)->v > n->v) pp = &(*pp)->next;
  n->next = *pp;
  *pp = n;
}
int main(void) {
  struct node a[3], *h = 0;
  for (int i = 0; i < 3; i++) {
    a[i].v = nondet_int();
    insert(&h, &a[i]);
  }
  int count = 0;
  for (struct node *n = h; n; n = n->next) {
    count++;
    if (n->next) assert(n->v <= n->next->v);
  }
  assert(count == 3);
  return 0;
}
