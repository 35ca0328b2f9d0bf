// verdict: FAILED
// property: assertion line 12
// why: The second function gives -x, which is negative for x > 0.
#include <assert.h>
extern int nondet_int(void);
static int twice(int x) { return 2 * x; }
static int other(int x) { return -x; }
int main(void) {
  int x = nondet_int();
  if (x < 0 || x > 100) return 0;
  int (*f)(int) = nondet_int() ? twice : other;
  assert(f(x) >= x);
  return 0;
}
