// verdict: FAILED
// property: assertion line 6
// why: Functions given to atexit run when main returns.
#include <assert.h>
#include <stdlib.h>
static void at_end(void) { assert(0); }
int main(void) {
  if (atexit(at_end)) return 1;
  return 0;
}
