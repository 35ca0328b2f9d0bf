// verdict: SUCCESSFUL
// why: A permutation applied to its inverse is the identity.
#include <assert.h>
extern unsigned nondet_uint(void);
int main(void) {
  unsigned p[4] = {2, 0, 3, 1}, q[4];
  for (unsigned i = 0; i < 4; i++) q[p[i]] = i;
  unsigned k = nondet_uint();
  if (k > 3) return 0;
  assert(q[p[k]] == k);
  return 0;
}
