// verdict: FAILED
// property: assertion line 18
// why: an invariant that calls a function that writes is not used
#include <assert.h>
int g;
static int ok(int i) {
  g = 0;
  return 0 <= i && i <= 3;
}
int main(void) {
  int i = 0;
  while (i < 3)
  __CPROVER_loop_invariant(ok(i))
  {
    i++;
    g = 1;
  }
  assert(g == 0);
  return 0;
}
