// verdict: FAILED
// property: assigns line 8
// flags: --apply-loop-contracts
// why: it writes total, which is not listed
#include <assert.h>
unsigned nondet_uint(void);
int total;
void count(int x) { total += x; }
int main(void) {
  unsigned i = 0;
  while (i < 10)
  __CPROVER_assigns(i)
  __CPROVER_loop_invariant(i <= 10 && total == (int)i)
  {
    count(1);
    i++;
  }
  return 0;
}
