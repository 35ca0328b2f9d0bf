// verdict: SUCCESSFUL
// why: Byte offsets 8i and 8j + 4 never meet within the array.
#include <assert.h>
#include <string.h>
extern unsigned nondet_uint(void);
int main(void) {
  char b[32] = {0};
  int one = 1, got;
  unsigned i = nondet_uint(), j = nondet_uint();
  if (i > 3 || j > 3) return 0;
  memcpy(b + 8 * i, &one, 4);
 memcpy(&got, b + 8 * j + 4, 4);
  assert(got == 0);
  return 0;
}
