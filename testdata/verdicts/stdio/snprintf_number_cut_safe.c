// verdict: SUCCESSFUL
// why: snprintf ends the text within the size given.
#include <assert.h>
#include <stdio.h>
#include <string.h>
extern int nondet_int(void);
int main(void) {
  char b[4];
  int n = snprintf(b, sizeof b, "%d", nondet_int());
  assert(n >= 1 && n <= 11);
  assert(strlen(b) <= 3);
  return 0;
}
