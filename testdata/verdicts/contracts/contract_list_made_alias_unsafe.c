// verdict: FAILED
// property: assertion line 21
// flags: --apply-loop-contracts
// why: another variable leads to the same node, of which is_fresh says nothing
#include <stdlib.h>
#include <assert.h>
struct node { int v; struct node *next; };
unsigned nondet_uint(void);
struct node *last;
int main(void) {
  struct node *head = 0; unsigned n = nondet_uint();
  for (unsigned i = 0; i < n; i++)
  __CPROVER_assigns(i, head, last)
  __CPROVER_loop_invariant(i <= n)
  __CPROVER_loop_invariant(head == 0 || __CPROVER_is_fresh(head, sizeof *head))
  {
    struct node *x = malloc(sizeof *x);
    if (!x) break;
    x->v = (int)i; x->next = head; head = x; last = x;
  }
  if (head) assert(head != last);
}
