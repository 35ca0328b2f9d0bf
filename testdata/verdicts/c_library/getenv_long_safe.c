// verdict: SUCCESSFUL
// why: Copied up to the buffer's size.
#include <stdlib.h>
#include <string.h>
int main(void) {
  char b[20], *e = getenv("HOME");
  if (e) {
    strncpy(b, e, sizeof b);
    b[sizeof b - 1] = 0;
  }
  return 0;
}
