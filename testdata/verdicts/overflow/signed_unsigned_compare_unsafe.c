// verdict: FAILED
// property: assertion line 10
// why: Minus one converted to unsigned is greater than the size.
#include <assert.h>
extern int nondet_int(void);
int main(void) {
  int x = nondet_int();
  unsigned n = sizeof(int);
  if (x < 4)
    assert(x < n);
  return 0;
}
