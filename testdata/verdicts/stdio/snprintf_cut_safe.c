// verdict: SUCCESSFUL
// why: snprintf stops at the size and gives the length that the text would have.
#include <assert.h>
#include <stdio.h>
#include <string.h>
int main(void) {
  char b[4];
  assert(snprintf(b, sizeof b, "%s", "hello") == 5 && !strcmp(b, "hel"));
  return 0;
}
