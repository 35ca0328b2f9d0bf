// verdict: FAILED
// property: loop_invariant_base line 15
// flags: --apply-loop-contracts
// why: the list is not empty where the loop is entered: its node may be known by other names
#include <stdlib.h>
struct node { int v; struct node *next; };
unsigned nondet_uint(void);
int main(void) {
  struct node *head = malloc(sizeof *head); unsigned n = nondet_uint();
  if (!head) return 0;
  head->next = 0;
  for (unsigned i = 0; i < n; i++)
  __CPROVER_assigns(i, head)
  __CPROVER_loop_invariant(i <= n)
  __CPROVER_loop_invariant(head != 0 && __CPROVER_is_fresh(head, sizeof *head))
  {
    struct node *x = malloc(sizeof *x);
    if (!x) break;
    x->v = (int)i; x->next = head; head = x;
  }
}
