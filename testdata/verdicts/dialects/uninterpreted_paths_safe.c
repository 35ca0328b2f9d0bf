// verdict: SUCCESSFUL
// check: other-tools
// why: What was assumed of a result on the path that is taken holds for later calls, in another function and through a pointer too.
#include <assert.h>
#include <stdlib.h>
int __CPROVER_uninterpreted_f(int);
int __CPROVER_uninterpreted_g(int);
int nondet_int(void);
static int again(int x) { return __CPROVER_uninterpreted_f(x); }
int main(void) {
  int x = nondet_int(), (*f)(int) = again;
  if (x < 0 || x > 3) return 0;
  if (__CPROVER_uninterpreted_f(x) < 10) abort();
  int sum = 0;
  for (int i = 0; i <= 3; i++)
    if (i == x) sum = f(i);
  assert(sum >= 10);
  assert(__CPROVER_uninterpreted_g(sum) == __CPROVER_uninterpreted_g(again(x)));
  return 0;
}
