// verdict: FAILED
// property: loop_decreases line 11
// flags: --apply-loop-contracts
// why: where hi is lo + 1, lo stays as it is
#include <assert.h>
unsigned nondet_uint(void);
int main(void) {
  int lo = 0, hi = 1000, key = nondet_uint() % 1000;
  while (lo < hi)
  __CPROVER_loop_invariant(0 <= lo && lo <= key && key <= hi && hi <= 1000)
  __CPROVER_decreases(hi - lo)
  {
    int mid = lo + (hi - lo) / 2;
    if (mid < key) lo = mid;
    else hi = mid;
  }
  assert(lo == key);
  return 0;
}
