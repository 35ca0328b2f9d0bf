// verdict: SUCCESSFUL
// why: The count is limited, so the size in bytes does not wrap.
#include <stdlib.h>
extern unsigned long nondet_ulong(void);
int main(void) {
  unsigned long n = nondet_ulong();
 if (n < 2 || n > 1000) return 0;
  int *p = malloc(n * sizeof *p);
  if (!p) return 0;
  p[1] = 1;
  free(p);
  return 0;
}
