// verdict: SUCCESSFUL
// why: At most nine characters, and the zero.
#include <assert.h>
#include <stdio.h>
#include <string.h>
int main(void) {
  char b[10];
  if (scanf("%9s", b) == 1)
    assert(strlen(b) < 10);
  return 0;
}
