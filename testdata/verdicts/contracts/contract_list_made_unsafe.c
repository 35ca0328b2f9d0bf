// verdict: FAILED
// property: assertion line 20
// flags: --apply-loop-contracts
// why: any node may be the head, with any number below n
#include <stdlib.h>
#include <assert.h>
struct node { int v; struct node *next; };
unsigned nondet_uint(void);
int main(void) {
  struct node *head = 0; unsigned n = nondet_uint();
  for (unsigned i = 0; i < n; i++)
  __CPROVER_assigns(i, head)
  __CPROVER_loop_invariant(i <= n)
  __CPROVER_loop_invariant(head == 0 || __CPROVER_is_fresh(head, sizeof *head))
  {
    struct node *x = malloc(sizeof *x);
    if (!x) break;
    x->v = (int)i; x->next = head; head = x;
  }
  if (head) assert(head->v != 3);
}
