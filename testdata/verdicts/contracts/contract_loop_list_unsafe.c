// verdict: FAILED
// property: loop_invariant_base line 13
// flags: --apply-loop-contracts
// why: c.v is 4 where the loop is entered
#include <assert.h>
unsigned nondet_uint(void);
struct list { struct list *next; int v; };
int main(void) {
  struct list c = {0, 4}, b = {&c, 2}, a = {&b, 1}, *p = &a;
  while (p->next)
  __CPROVER_assigns(p)
  __CPROVER_loop_invariant(p == &a || p == &b || p == &c)
  __CPROVER_loop_invariant(c.v == 3)
    p = p->next;
  assert(p == &c && p->v == 3);
  return 0;
}
