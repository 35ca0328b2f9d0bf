// verdict: SUCCESSFUL
// why: The text is what the format says.
#include <assert.h>
#include <stdio.h>
#include <string.h>
int main(void) {
  char b[32];
  int n = sprintf(b, "%5d|%-4s|%04x|%c", -42, "ab", 255u, 'z');
  assert(n == 17 && !strcmp(b, "  -42|ab  |00ff|z"));
  return 0;
}
