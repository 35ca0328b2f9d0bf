// verdict: FAILED
// property: assertion line 13
// why: For i == 1 variable b changes.
#include <assert.h>
extern unsigned nondet_uint(void);
int main(void) {
  int a = 0, b = 0, c = 0;
  int *t[3] = {&a, &b, &c};
  unsigned i = nondet_uint();
  if (i > 2) return 0;
  *t[i] = 1;
  assert(a + b + c == 1);
 assert(b == 0);
  return 0;
}
