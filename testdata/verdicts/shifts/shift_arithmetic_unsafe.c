// verdict: FAILED
// property: assertion line 10
// why: Right shift rounds down, division towards zero: -1 differs.
#include <assert.h>
extern int nondet_int(void);
int main(void) {
  int x = nondet_int();
  assert((x >> 31) == (x < 0 ? -1 : 0));
  assert(((unsigned)x >> 31) == (x < 0));
 assert((x >> 1) == x / 2);
  return 0;
}
