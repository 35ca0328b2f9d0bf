// verdict: FAILED
// property: assertion line 11
// why: The failure does not depend on the bytes that are compared before it: a difference is counted or it is not.
#include <assert.h>
#include <string.h>
int nondet_int(void);
int main(void) {
  int v, w, *p = &v, *q = nondet_int() ? &w : &v, n = nondet_int();
  int differ = memcmp(&p, &q, sizeof p) != 0;
  if (n < 0 || n > 9) return 0;
  assert(n + differ != 10 - !differ);
  return 0;
}
