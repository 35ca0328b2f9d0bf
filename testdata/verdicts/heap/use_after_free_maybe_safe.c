// verdict: SUCCESSFUL
// why: The flag remembers whether the block is still there.
#include <stdlib.h>
extern _Bool nondet_bool(void);
int main(void) {
  int *p = malloc(sizeof *p);
  _Bool alive = p != 0;
  if (alive && nondet_bool()) {
    free(p);
   alive = 0;
  }
  if (alive) *p = 1;
  return 0;
}
