// verdict: FAILED
// property: pointer_dereference line 13
// check: use-after-free
// why: The flag is not updated when the block is freed.
#include <stdlib.h>
extern _Bool nondet_bool(void);
int main(void) {
  int *p = malloc(sizeof *p);
  _Bool alive = p != 0;
  if (alive && nondet_bool()) {
    free(p);
  }
  if (alive) *p = 1;
  return 0;
}
