// verdict: FAILED
// property: assertion line 11
// why: A signed two-bit field can hold -2.
#include <assert.h>
extern int nondet_int(void);
struct f { int s : 2; unsigned u : 2; };
int main(void) {
  struct f x;
  x.s = nondet_int() & 3;
  x.u = 3;
 assert(x.s >= -1 && x.s <= 1);
  assert(x.u == 3);
  return 0;
}
