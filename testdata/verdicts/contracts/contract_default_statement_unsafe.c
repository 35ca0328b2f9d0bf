// verdict: FAILED
// property: assertion line 13
// why: a statement in an invariant may change something: it is not used
#include <assert.h>
int main(void) {
  int i = 0, x = 0;
  while (i < 3)
  __CPROVER_loop_invariant(({ x = 0; 1; }) && 0 <= i && i <= 3)
  {
    i++;
    x = 1;
  }
  assert(x == 0);
  return 0;
}
