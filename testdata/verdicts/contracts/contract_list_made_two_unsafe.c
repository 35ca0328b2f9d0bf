// verdict: FAILED
// property: loop_invariant_step line 13
// flags: --apply-loop-contracts
// why: two pointers lead to one node: is_fresh cannot hold for both
#include <stdlib.h>
struct node { int v; struct node *next; };
unsigned nondet_uint(void);
int main(void) {
  struct node *head = 0, *tail = 0; unsigned n = nondet_uint();
  for (unsigned i = 0; i < n; i++)
  __CPROVER_assigns(i, head, tail)
  __CPROVER_loop_invariant(head == 0 || __CPROVER_is_fresh(head, sizeof *head))
  __CPROVER_loop_invariant(tail == 0 || __CPROVER_is_fresh(tail, sizeof *tail))
  {
    struct node *x = malloc(sizeof *x);
    if (!x) break;
    x->v = 1; x->next = 0; head = x; tail = x;
  }
}
