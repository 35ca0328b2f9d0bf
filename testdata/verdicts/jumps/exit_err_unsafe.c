// verdict: FAILED
// property: assertion line 8
// why: What is registered for the end runs after errx too.
#include <assert.h>
#include <err.h>
#include <stdlib.h>
static int level;
static void last(void) { assert(level == 0); }
int main(void) {
  atexit(last);
  level = 1;
  errx(0, "the end");
}
