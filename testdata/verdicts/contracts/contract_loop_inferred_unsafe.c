// verdict: FAILED
// property: assertion line 18
// flags: --apply-loop-contracts
// why: with one round, s.changed is 0; but the invariant does not tell what it is
#include <assert.h>
unsigned nondet_uint(void);
struct s { int kept; int changed; } s = {5, 0};
int other[3] = {1, 2, 3};
int main(void) {
  unsigned i = 0, n = nondet_uint();
  while (i < n)
  __CPROVER_loop_invariant(i <= n)
  {
    s.changed = i;
    i++;
  }
  assert(s.kept == 5 && other[1] == 2);
  assert(s.changed == 0 || n > 1);
  return 0;
}
