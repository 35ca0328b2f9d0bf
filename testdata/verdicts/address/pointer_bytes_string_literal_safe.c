// verdict: SUCCESSFUL
// why: Equal pointers, equal bytes: literals.
#include <assert.h>
#include <string.h>
int main(void) {
  const char *a = "abc", *b = a;
  assert(!memcmp(&a, &b, sizeof a));
  const char *c = "abd";
  assert(memcmp(&a, &c, sizeof a));
  return 0;
}
