// verdict: FAILED
// property: pointer_dereference line 11
// check: library-sizes
// why: The length may be 7 or 8, more than the destination holds.
#include <string.h>
extern unsigned long nondet_ulong(void);
int main(void) {
  char src[8] = "1234567", dst[6];
  unsigned long n = nondet_ulong();
 if (n > sizeof src) return 0;
  memcpy(dst, src, n);
  return 0;
}
