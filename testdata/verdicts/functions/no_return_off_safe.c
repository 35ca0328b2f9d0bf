// verdict: SUCCESSFUL
// flags: --no-return-check
// check: missing-return
// why: Without the check, a result that was never returned has any value, and the path goes on.
#include <assert.h>
int nondet_int(void);
static int sign(int x) { if (x > 0) return 1; }
int main(void) {
  int x = nondet_int(), s = sign(x);
  assert(x <= 0 || s == 1);
  return 0;
}
