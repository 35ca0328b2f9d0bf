// verdict: FAILED
// property: assertion line 9
// check: other-tools
// why: An allocation of fewer bytes than the largest object may succeed.
#include <stdlib.h>
unsigned nondet_uint(void);
int main(void) {
  size_t n = nondet_uint();
  __CPROVER_assert(n >= __CPROVER_max_malloc_size || !malloc(n), "none");
  return 0;
}
