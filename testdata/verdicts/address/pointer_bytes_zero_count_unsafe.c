// verdict: FAILED
// property: assertion line 10
// why: How many bytes of an address are zero depends on where the object lies.
#include <assert.h>
int main(void) {
  int v, *p = &v;
  unsigned zeros = 0;
  for (unsigned i = 0; i < sizeof p; i++)
    zeros += ((unsigned char *)&p)[i] == 0;
  assert(zeros >= 3);
  return 0;
}
