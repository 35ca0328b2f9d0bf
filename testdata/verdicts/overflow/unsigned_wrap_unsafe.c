// verdict: FAILED
// property: assertion line 8
// why: Unsigned addition may wrap, so the sum may be below x.
#include <assert.h>
extern unsigned nondet_uint(void);
int main(void) {
  unsigned x = nondet_uint(), y = nondet_uint(), s = x + y;
 assert(s >= x);
  return 0;
}
