// verdict: SUCCESSFUL
// why: A negative char extends to a negative int, as unsigned char to a positive one.
#include <assert.h>
int main(void) {
  signed char c = -1;
  unsigned char u = (unsigned char)c;
  int i = c, j = u;
 assert(i == -1 && j == 255);
  assert((unsigned)c == 0xffffffffu);
  return 0;
}
