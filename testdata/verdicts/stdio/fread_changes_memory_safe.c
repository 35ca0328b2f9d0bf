// verdict: SUCCESSFUL
// why: fread fills its buffer only, and returns no more than asked for.
#include <assert.h>
#include <stdio.h>
int main(void) {
  char b[4] = {0}, c = 1;
  size_t n = fread(b, 1, sizeof b, stdin);
  assert(n <= sizeof b && c == 1);
  return 0;
}
