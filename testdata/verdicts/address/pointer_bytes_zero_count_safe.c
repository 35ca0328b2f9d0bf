// verdict: SUCCESSFUL
// why: Counting the zero bytes of a pointer while it is copied: the copy is the pointer, and an object's address is not zero.
#include <assert.h>
int main(void) {
  int v = 8, *p = &v, *q = 0;
  unsigned zeros = 0;
  for (unsigned i = 0; i < sizeof p; i++) {
    unsigned char c = ((unsigned char *)&p)[i];
    if (c == 0)
      zeros++;
    ((unsigned char *)&q)[i] = c;
  }
  assert(zeros < sizeof p && *q == 8);
  return 0;
}
