// verdict: SUCCESSFUL
// why: Handlers run in reverse order, at exit as at the end of main.
#include <assert.h>
#include <stdlib.h>
static int x;
static void last(void) { assert(x == 3); }
static void first(void) { x++; }
int main(int argc, char **argv) {
  atexit(last);
  atexit(first);
  x = 2;
  if (argc > 1)
    exit(1);
  return 0;
}
