// verdict: FAILED
// property: assertion line 9
// why: The third characters are different.
#include <assert.h>
#include <string.h>
int main(void) {
  const char *a = "abx", *b = "aby";
  assert(strncmp(a, b, 2) == 0);
 assert(strncmp(a, b, 3) == 0);
  return 0;
}
