// verdict: SUCCESSFUL
// check: undefined_shift
// why: Right shift of a negative number keeps the sign, of an unsigned one does not.
#include <assert.h>
extern int nondet_int(void);
int main(void) {
  int x = nondet_int();
  assert((x >> 31) == (x < 0 ? -1 : 0));
  assert(((unsigned)x >> 31) == (x < 0));
  return 0;
}
