// verdict: SUCCESSFUL
// why: If the pointers are different, the first write survives.
#include <assert.h>
extern _Bool nondet_bool(void);
int main(void) {
  int x = 0, y = 0;
  int *p = nondet_bool() ? &x : &y;
  int *q = nondet_bool() ? &x : &y;
  *p = 1;
  *q = 2;
 assert(p == q || *p == 1);
  assert(*q == 2);
  return 0;
}
