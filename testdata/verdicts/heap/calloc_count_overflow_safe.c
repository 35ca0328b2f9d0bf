// verdict: SUCCESSFUL
// why: calloc notices that the product overflows and gives null.
#include <stdlib.h>
extern unsigned long nondet_ulong(void);
int main(void) {
  unsigned long n = (nondet_ulong() & 1) + (1ul << 62);
  if (n == 1ul << 62) return 0;
 char *p = calloc(n, 4);
  if (!p) return 0;
  p[4] = 1;
  free(p);
  return 0;
}
