// verdict: SUCCESSFUL
// why: The middle of two non-negative ints is found without overflow.
#include <assert.h>
extern int nondet_int(void);
int main(void) {
  int lo = nondet_int(), hi = nondet_int();
  if (lo < 0 || hi < lo) return 0;
 int mid = lo + (hi - lo) / 2;
  assert(lo <= mid && mid <= hi);
  return 0;
}
