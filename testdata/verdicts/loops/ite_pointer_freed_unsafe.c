// verdict: FAILED
// property: pointer_dereference line 14
// check: use-after-free
// why: For c the pointer read was freed.
#include <stdlib.h>
extern _Bool nondet_bool(void);
int main(void) {
  int *a = calloc(1, 4), *b = calloc(1, 4);
  if (!a || !b) return 0;
  _Bool c = nondet_bool();
  free(c ? a : b);
 int *p = c ? a : b;
 p = c ? p : a;
 return *p;
}
