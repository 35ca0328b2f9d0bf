// verdict: SUCCESSFUL
// flags: --memory-leak-check
// check: leak-reachable
// why: What is on the heap where exit ends the program is no leak for this flag, in a function, in a handler and where main frees it otherwise.
#include <stdlib.h>
int nondet_int(void);
static void end(void) { char *q = malloc(2); (void)q; _Exit(1); }
static void fail(void) { exit(1); }
int main(void) {
  char *p = malloc(4);
  if (!p) quick_exit(2);
  p[0] = 1;
  if (nondet_int()) fail();
  if (nondet_int() == 3) {
    atexit(end);
    exit(0);
  }
  free(p);
  return 0;
}
