// verdict: SUCCESSFUL
// why: An int has at most eleven characters and the zero.
#include <assert.h>
#include <stdio.h>
int nondet_int(void);
int main(void) {
  char b[12];
  int x = nondet_int();
  int n = sprintf(b, "%d", x);
  assert(n >= 1 && n <= 11 && b[n] == 0 && (b[0] == '-') == (x < 0));
  return 0;
}
