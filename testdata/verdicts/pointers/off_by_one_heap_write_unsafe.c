// verdict: FAILED
// property: pointer_dereference line 13
// check: past-end
// why: The loop also writes place n.
#include <stdlib.h>
extern unsigned nondet_uint(void);
int main(void) {
  unsigned n = nondet_uint();
  if (n < 1 || n > 6) return 0;
  int *p = malloc(n * sizeof *p);
  if (!p) return 0;
 for (unsigned i = 0; i <= n; i++)
    p[i] = 0;
  free(p);
  return 0;
}
