// verdict: SUCCESSFUL
// why: what alloca made in a round stays until the function ends
#include <assert.h>
#include <alloca.h>
int main(void) {
  int *p = 0;
  for (int i = 0; i < 3; i++)
  __CPROVER_loop_invariant(0 <= i && i <= 3 && (p == 0 || __CPROVER_rw_ok(p, sizeof *p)))
    p = alloca(sizeof *p);
  assert(p != 0);
  return 0;
}
