// verdict: SUCCESSFUL
// flags: --apply-loop-contracts
// why: rounds make a list: is_fresh in the invariant tells of its head
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
  __CPROVER_loop_invariant(i == 0 ? head == 0 : head != 0 && head->v == 5)
  {
    struct node *x = malloc(sizeof *x);
    if (!x) break;
    x->v = 5; x->next = head; head = x;
  }
  if (head) assert(head->v == 5);
}
