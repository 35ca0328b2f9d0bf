// verdict: SUCCESSFUL
// why: Plain char is signed on x86-64.
#include <assert.h>
int main(void) {
  char c = (char)200;
 assert(c == -56);
  assert((unsigned char)c == 200);
  return 0;
}
