// verdict: FAILED
// why: the loop never ends, and its contract has no measure; each round frees the block that it makes
#include <stdlib.h>
_Bool nondet_bool(void);
int main(void) {
  char *x = 0;
  while (1)
  __CPROVER_loop_invariant(x == 0)
  {
    x = malloc(4);
    if (nondet_bool()) {
      free(x);
      x = 0;
    }
    if (x) {
      free(x);
      x = 0;
    }
  }
}
