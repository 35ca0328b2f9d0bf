// verdict: FAILED
// property: assertion line 12
// why: When c is false, y is the object written.
#include <assert.h>
extern _Bool nondet_bool(void);
extern int nondet_int(void);
int main(void) {
  int x = 10, y = 20;
  _Bool c = nondet_bool();
  int v = nondet_int();
  *(c ? &x : &y) = v;
 assert(y == 20);
  return 0;
}
