// verdict: SUCCESSFUL
// flags: --apply-loop-contracts
// why: memset writes up to buf[16]
#include <assert.h>
unsigned nondet_uint(void);
#include <string.h>
char buf[32];
int main(void) {
  unsigned i = 0;
  while (i < 16)
  __CPROVER_assigns(i, __CPROVER_object_upto(buf, 17))
  __CPROVER_loop_invariant(i <= 16)
  {
    memset(buf + i, 1, 2);
    i++;
  }
  return 0;
}
