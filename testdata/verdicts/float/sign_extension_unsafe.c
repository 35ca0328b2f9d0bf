// verdict: FAILED
// property: assertion line 9
// why: The char 0xff is -1 and not 255.
#include <assert.h>
int main(void) {
  signed char c = -1;
  unsigned char u = (unsigned char)c;
  int i = c, j = u;
 assert(i == 255);
  assert((unsigned)c == 0xffffffffu);
  return 0;
}
