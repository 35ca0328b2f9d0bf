// verdict: FAILED
// property: assertion line 9
// flags: --property main.assertion.1
// why: The second free is not asked about, and what follows it is executed.
#include <stdlib.h>
int main(void) {
  char *p = malloc(4); free(p);
  if (p) { free(p);
    __CPROVER_assert(0, "behind it"); }
  return 0;
}
