// verdict: SUCCESSFUL
// why: Only the first two characters are compared.
#include <assert.h>
#include <string.h>
int main(void) {
  const char *a = "abx", *b = "aby";
  assert(strncmp(a, b, 2) == 0);
 assert(strncmp(a, b, 3) < 0);
  return 0;
}
