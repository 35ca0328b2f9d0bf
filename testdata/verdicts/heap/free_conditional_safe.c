// verdict: SUCCESSFUL
// why: The block is freed under a condition and the second free is under its negation.
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int x = __VERIFIER_nondet_int();
  int *p = malloc(4);
  if (!p) return 0;
  if (x <= 0) free(p);
 if (x > 0) free(p);
  return 0;
}
