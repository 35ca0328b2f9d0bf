// verdict: FAILED
// property: assertion line 10
// why: The low byte of 256 is zero but the bool is one.
#include <assert.h>
extern int nondet_int(void);
int main(void) {
  int x = nondet_int();
  _Bool b = x;
  assert(b == 0 || b == 1);
 assert(b == (x & 1));
  return 0;
}
