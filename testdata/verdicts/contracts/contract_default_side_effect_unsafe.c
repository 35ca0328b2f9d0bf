// verdict: FAILED
// property: assertion line 13
// why: an invariant changes nothing: this one is not used
#include <assert.h>
int main(void) {
  int i = 0, x = 0;
  while (i < 3)
  __CPROVER_loop_invariant(0 <= i && i <= 3 && (x = 0) == 0)
  {
    i++;
    x = 1;
  }
  assert(x == 0);
  return 0;
}
