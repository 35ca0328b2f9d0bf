// verdict: SUCCESSFUL
// why: The pointer is the heap block when it is freed.
#include <stdlib.h>
extern unsigned nondet_uint(void);
int main(void) {
  char local[4];
  char *h = malloc(4), *p = h;
  if (!h) return 0;
  if (nondet_uint() & 1) p = local;
  p[0] = 1;
 if (p != local) free(p);
  return 0;
}
