// verdict: FAILED
// property: assertion line 8
// why: As unsigned bytes 0x80 is above 0x7f, so the result is positive.
#include <assert.h>
#include <string.h>
int main(void) {
  char a[2] = {1, (char)0x80}, b[2] = {1, 0x7f};
 assert(memcmp(a, b, 2) < 0);
  assert(memcmp(a, b, 1) == 0);
  return 0;
}
