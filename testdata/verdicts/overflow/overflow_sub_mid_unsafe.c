// verdict: FAILED
// property: overflow line 10
// check: signed-overflow
// why: The sum of two large ints overflows.
#include <assert.h>
extern int nondet_int(void);
int main(void) {
  int lo = nondet_int(), hi = nondet_int();
  if (lo < 0 || hi < lo) return 0;
 int mid = (lo + hi) / 2;
  assert(lo <= mid && mid <= hi);
  return 0;
}
