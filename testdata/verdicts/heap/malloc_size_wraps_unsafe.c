// verdict: FAILED
// property: pointer_dereference line 12
// check: past-end
// why: For n == 2^62 + 1 the size wraps to 4 bytes and the second element is out of bounds.
#include <stdlib.h>
extern unsigned long nondet_ulong(void);
int main(void) {
  unsigned long n = nondet_ulong();
 if (n < 2) return 0;
  int *p = malloc(n * sizeof *p);
  if (!p) return 0;
  p[1] = 1;
  free(p);
  return 0;
}
