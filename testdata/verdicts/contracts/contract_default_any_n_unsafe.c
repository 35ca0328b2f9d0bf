// verdict: FAILED
// property: assertion line 14
// why: the invariant does not hold; the loop is unrolled, and n of 1 shows that the assertion does not either
#include <assert.h>
unsigned nondet_uint(void);
int main(void) {
  unsigned n = nondet_uint(), i = 0, s = 0;
  while (i < n)
  __CPROVER_loop_invariant(i <= n && s == 3 * i)
  {
    i++;
    s += 4;
  }
  assert(s == 3 * n);
  return 0;
}
