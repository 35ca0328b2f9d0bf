// verdict: FAILED
// property: assertion line 18
// check: other-tools
// why: What is assumed of a result on one path says nothing about the function where another path is taken.
#include <assert.h>
#include <stdlib.h>
int __CPROVER_uninterpreted_f(int);
int nondet_int(void);
int main(void) {
  int way = nondet_int();
  int r = 0;
  if (way) {
    r = __CPROVER_uninterpreted_f(1);
    if (r < 10) abort();
    assert(__CPROVER_uninterpreted_f(1) >= 10);
  }
  int s = __CPROVER_uninterpreted_f(1);
  assert(s >= 10);
  return 0;
}
