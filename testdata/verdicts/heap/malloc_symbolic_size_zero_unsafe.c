// verdict: FAILED
// property: pointer_dereference line 12
// check: past-end
// why: For n == 0 the place n-1 wraps to a huge index.
#include <stdlib.h>
extern unsigned nondet_uint(void);
int main(void) {
  unsigned n = nondet_uint();
 if (n > 100) return 0;
  char *p = malloc(n);
  if (!p) return 0;
  p[n - 1] = 1;
  free(p);
  return 0;
}
