// verdict: FAILED
// property: pointer_primitives line 10
// flags: --pointer-primitive-check
// check: other-tools
// why: The block was freed.
#include <stdlib.h>
int main(void) {
  char *m = malloc(4);
  free(m);
  if (m && __CPROVER_r_ok(m, 1)) return 1;
  return 0;
}
