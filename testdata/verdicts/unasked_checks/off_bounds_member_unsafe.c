// verdict: FAILED
// property: pointer_dereference line 11
// flags: --no-bounds-check
// check: other-tools
// why: In p->slots[i] the pointer p is dereferenced, and it may be null.
#include <stdlib.h>
struct box { int n; int slots[3]; };
int nondet_int(void);
int main(void) {
  struct box *p = malloc(sizeof *p);
  p->slots[nondet_int()] = 1;
  free(p);
  return 0;
}
