// verdict: SUCCESSFUL
// flags: --apply-loop-contracts
// why: what the loop does not write keeps its value; i is between 0 and n
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
  assert(n != 0 || i == 0);
  return 0;
}
