// verdict: FAILED
// property: assertion line 7
// why: The loop counter of type char passes 127 and becomes negative.
#include <assert.h>
int main(void) {
  char c = (char)200;
 assert(c == 200);
  assert((unsigned char)c == 200);
  return 0;
}
