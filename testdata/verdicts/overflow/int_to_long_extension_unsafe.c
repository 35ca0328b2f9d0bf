// verdict: FAILED
// property: assertion line 9
// why: Minus one becomes 2^64 - 1, not 2^32 - 1.
#include <assert.h>
extern int nondet_int(void);
int main(void) {
  int x = nondet_int();
  unsigned long w = (unsigned long)x;
 assert((w >> 32) == 0);
  return 0;
}
