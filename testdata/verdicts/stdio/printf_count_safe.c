// verdict: SUCCESSFUL
// why: %n stores the number of characters so far.
#include <assert.h>
#include <stdio.h>
int main(void) {
  int n = 7;
  printf("abc %d%n\n", -12, &n);
  assert(n == 7);
  return 0;
}
