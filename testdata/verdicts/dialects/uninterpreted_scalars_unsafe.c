// verdict: FAILED
// property: assertion line 10
// check: other-tools
// why: For other arguments an uninterpreted function may give anything.
#include <assert.h>
int __CPROVER_uninterpreted_next(int);
int nondet_int(void);
int main(void) {
  int a = nondet_int(), b = nondet_int();
  assert(__CPROVER_uninterpreted_next(a) == __CPROVER_uninterpreted_next(b));
  return 0;
}
