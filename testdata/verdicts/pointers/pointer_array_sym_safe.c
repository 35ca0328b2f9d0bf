// verdict: SUCCESSFUL
// why: Exactly the variable chosen through the table of pointers changes.
#include <assert.h>
extern unsigned nondet_uint(void);
int main(void) {
  int a = 0, b = 0, c = 0;
  int *t[3] = {&a, &b, &c};
  unsigned i = nondet_uint();
  if (i > 2) return 0;
  *t[i] = 1;
  assert(a + b + c == 1);
 assert((b == 1) == (i == 1));
  return 0;
}
