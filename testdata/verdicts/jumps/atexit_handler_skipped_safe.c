// verdict: SUCCESSFUL
// why: _Exit does not run what atexit was given.
#include <assert.h>
#include <stdlib.h>
static void at_end(void) { assert(0); }
int main(void) {
  if (atexit(at_end)) return 1;
  _Exit(0);
}
