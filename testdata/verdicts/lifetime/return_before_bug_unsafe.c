// verdict: FAILED
// property: assertion line 10
// why: x == 0 takes neither return.
#include <assert.h>
extern int nondet_int(void);
int main(void) {
  int x = nondet_int();
  if (x > 0) return 1;
 if (x < 0) return 2;
  assert(0);
  return 0;
}
