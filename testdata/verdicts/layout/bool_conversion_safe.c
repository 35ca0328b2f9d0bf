// verdict: SUCCESSFUL
// why: Every nonzero value converts to true, also 256 and 2.
#include <assert.h>
extern int nondet_int(void);
int main(void) {
  int x = nondet_int();
  _Bool b = x;
  assert(b == 0 || b == 1);
 assert(b == (x != 0));
  return 0;
}
