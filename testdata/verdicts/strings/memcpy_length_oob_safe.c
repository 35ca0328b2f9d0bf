// verdict: SUCCESSFUL
// why: The length is at most the smaller of the two sizes.
#include <string.h>
extern unsigned long nondet_ulong(void);
int main(void) {
  char src[8] = "1234567", dst[6];
  unsigned long n = nondet_ulong();
 if (n > sizeof dst) return 0;
  memcpy(dst, src, n);
  return 0;
}
