// verdict: FAILED
// property: assertion line 9
// flags: --no-standard-checks
// why: The write through a null pointer is not asked about, and what follows it is executed.
#include <stdlib.h>
int main(void) {
  int *p = malloc(sizeof *p);
  *p = 7;
  __CPROVER_assert(p != 0, "there is memory");
  free(p);
  return 0;
}
