// verdict: FAILED
// property: assertion line 7
// why: The handler runs where exit is called.
#include <assert.h>
#include <stdlib.h>
static int x;
static void check(void) { assert(x == 0); }
static void stop(void) {
  x = 1;
  exit(0);
}
int main(void) {
  atexit(check);
  stop();
  return 0;
}
