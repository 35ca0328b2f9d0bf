// verdict: SUCCESSFUL
// why: No byte is compared of arrays of no bytes, and all four of the others.
#include <assert.h>
#include <string.h>
int main(void) {
  char a[4] = {1, 2, 3, 4}, b[8] = {1, 2, 3, 4, 5};
  assert(memcmp(a, b, sizeof a) == 0 && memcmp(a + 4, b, 0) == 0);
  return 0;
}
