// verdict: SUCCESSFUL
// why: err and error with a status end the program, and what is registered for the end runs.
#include <assert.h>
#include <err.h>
#include <error.h>
#include <stdlib.h>
int nondet_int(void);
static int level;
static void last(void) { assert(level < 2); }
int main(void) {
  int n = nondet_int();
  atexit(last);
  level = 1;
  if (n == 1) errx(0, "%d", n);
  if (n == 2) error(0, 0, "goes on"), n = 0;
  if (n == 3) _Exit(0);
  if (n == 0) level = 0;
  assert(n != 1 && n != 2);
  return 0;
}
