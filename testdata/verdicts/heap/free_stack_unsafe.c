// verdict: FAILED
// property: free line 13
// check: invalid-free
// why: For odd x the pointer that is freed is a local array.
#include <stdlib.h>
extern unsigned nondet_uint(void);
int main(void) {
  char local[4];
  char *h = malloc(4), *p = h;
  if (!h) return 0;
  if (nondet_uint() & 1) p = local;
  p[0] = 1;
 free(p);
  return 0;
}
