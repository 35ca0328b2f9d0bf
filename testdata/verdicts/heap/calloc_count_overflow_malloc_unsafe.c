// verdict: FAILED
// property: pointer_dereference line 12
// check: past-end
// why: malloc gets the wrapped product, a block of four bytes.
#include <stdlib.h>
extern unsigned long nondet_ulong(void);
int main(void) {
  unsigned long n = (nondet_ulong() & 1) + (1ul << 62);
  if (n == 1ul << 62) return 0;
 char *p = malloc(n * 4);
  if (!p) return 0;
  p[4] = 1;
  free(p);
  return 0;
}
