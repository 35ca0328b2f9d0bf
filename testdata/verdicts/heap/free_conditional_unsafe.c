// verdict: FAILED
// property: free line 12
// check: double-free
// why: Both conditions hold for x == 0.
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int x = __VERIFIER_nondet_int();
  int *p = malloc(4);
  if (!p) return 0;
  if (x <= 0) free(p);
 if (x >= 0) free(p);
  return 0;
}
