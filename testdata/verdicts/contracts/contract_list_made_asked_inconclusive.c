// verdict: INCONCLUSIVE
// flags: --apply-loop-contracts
// why: whether a pointer is valid is not known where it may lead to a node that no round here has made
#include <stdlib.h>
#include <assert.h>
struct node { int v; struct node *next; };
unsigned nondet_uint(void);
struct node *other;
int main(void) {
  struct node *head = 0; unsigned n = nondet_uint();
  for (unsigned i = 0; i < n; i++)
  __CPROVER_assigns(i, head, other)
  __CPROVER_loop_invariant(head == 0 || __CPROVER_is_fresh(head, sizeof *head))
  {
    struct node *x = malloc(sizeof *x);
    if (!x) break;
    x->next = 0; other = head; head = x;
  }
  if (other && __CPROVER_r_ok(other, sizeof *other)) assert(0);
}
