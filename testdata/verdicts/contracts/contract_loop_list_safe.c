// verdict: SUCCESSFUL
// flags: --apply-loop-contracts
// why: p is one of three nodes, and only the last has no next
#include <assert.h>
unsigned nondet_uint(void);
struct list { struct list *next; int v; };
int main(void) {
  struct list c = {0, 3}, b = {&c, 2}, a = {&b, 1}, *p = &a;
  while (p->next)
  __CPROVER_assigns(p)
  __CPROVER_loop_invariant(p == &a || p == &b || p == &c)
  __CPROVER_loop_invariant(c.v == 3)
    p = p->next;
  assert(p == &c && p->v == 3);
  return 0;
}
