// verdict: FAILED
// property: assertion line 12
// why: The pointers may be the same.
#include <assert.h>
extern _Bool nondet_bool(void);
int main(void) {
  int x = 0, y = 0;
  int *p = nondet_bool() ? &x : &y;
  int *q = nondet_bool() ? &x : &y;
  *p = 1;
  *q = 2;
 assert(*p == 1);
  assert(*q == 2);
  return 0;
}
