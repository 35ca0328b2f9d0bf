// verdict: SUCCESSFUL
// why: Place n-1 exists in a block of n > 0 bytes.
#include <stdlib.h>
extern unsigned nondet_uint(void);
int main(void) {
  unsigned n = nondet_uint();
 if (n == 0 || n > 100) return 0;
  char *p = malloc(n);
  if (!p) return 0;
  p[n - 1] = 1;
  free(p);
  return 0;
}
