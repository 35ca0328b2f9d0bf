// verdict: INCONCLUSIVE
// flags: --apply-loop-contracts
// why: the rounds make objects that outlive them, of which an arbitrary state knows nothing
#include <assert.h>
#include <stdlib.h>
_Bool nondet_bool(void);
struct n { struct n *next; int v; };
int main(void) {
  struct n *l = NULL;
  int i = 0;
  while (i < 3 && nondet_bool())
  __CPROVER_loop_invariant(0 <= i && i <= 3)
  __CPROVER_loop_invariant(l == NULL || (__CPROVER_rw_ok(l, sizeof *l) && l->v == 1))
  {
    struct n *q = malloc(sizeof *q);
    if (q) {
      q->v = 1;
      q->next = l;
      l = q;
    }
    i++;
  }
  if (l) assert(l->v == 2);
  return 0;
}
