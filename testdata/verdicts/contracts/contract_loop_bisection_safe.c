// verdict: SUCCESSFUL
// flags: --apply-loop-contracts
// why: the range becomes smaller in each round
#include <assert.h>
unsigned nondet_uint(void);
int main(void) {
  int lo = 0, hi = 1000, key = nondet_uint() % 1000;
  while (lo < hi)
  __CPROVER_loop_invariant(0 <= lo && lo <= key && key <= hi && hi <= 1000)
  __CPROVER_decreases(hi - lo)
  {
    int mid = lo + (hi - lo) / 2;
    if (mid < key) lo = mid + 1;
    else hi = mid;
  }
  assert(lo == key);
  return 0;
}
