// verdict: SUCCESSFUL
// why: with its invariant the loop is proved for any n, which unrolling cannot do
#include <assert.h>
unsigned nondet_uint(void);
int main(void) {
  unsigned n = nondet_uint(), i = 0, s = 0;
  while (i < n)
  __CPROVER_loop_invariant(i <= n && s == 3 * i)
  {
    i++;
    s += 3;
  }
  assert(s == 3 * n);
  return 0;
}
