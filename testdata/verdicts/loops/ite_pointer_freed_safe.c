// verdict: SUCCESSFUL
// why: The block that was not freed is read.
#include <stdlib.h>
extern _Bool nondet_bool(void);
int main(void) {
  int *a = calloc(1, 4), *b = calloc(1, 4);
  if (!a || !b) return 0;
  _Bool c = nondet_bool();
  free(c ? a : b);
 return *(c ? b : a);
}
