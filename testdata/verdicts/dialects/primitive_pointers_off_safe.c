// verdict: SUCCESSFUL
// check: other-tools
// why: Without the flag the functions may be asked about any pointer.
#include <stdlib.h>
int main(void) {
  char *m = malloc(4), *stray;
  free(m);
  __CPROVER_assert(!m || !__CPROVER_r_ok(m, 1), "freed");
  __CPROVER_assert(__CPROVER_OBJECT_SIZE(stray) >= 0, "any size");
  return 0;
}
