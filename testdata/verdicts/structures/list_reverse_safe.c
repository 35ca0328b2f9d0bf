// verdict: SUCCESSFUL
// why: Reversal of a three-node list of unknown values turns the ends round.
#include <assert.h>
extern int __VERIFIER_nondet_int(void);
struct node { int v; struct node *next; };
int main(void) {
  struct node n[3];
  for (int i = 0; i < 3; i++) {
    n[i].v = __VERIFIER_nondet_int();
    n[i].next = i < 2 ? &n[i + 1] : 0;
  }
  int first = n[0].v, last = n[2].v;
  struct node *prev = 0, *cur = &n[0];
  while (cur) {
    struct node *next = cur->next;
    cur->next = prev;
    prev = cur;
    cur = next;
  }
 assert(prev->v == last);
  assert(prev->next->next == &n[0] && n[0].next == 0);
  assert(n[0].v == first);
  return 0;
}
