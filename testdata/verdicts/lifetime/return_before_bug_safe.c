// verdict: SUCCESSFUL
// why: Every path returns before the failing assertion.
#include <assert.h>
extern int nondet_int(void);
int main(void) {
  int x = nondet_int();
  if (x > 0) return 1;
 if (x <= 0) return 2;
  assert(0);
  return 0;
}
