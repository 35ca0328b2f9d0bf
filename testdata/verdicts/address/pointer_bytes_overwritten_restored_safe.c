// verdict: SUCCESSFUL
// why: A byte of a pointer that is overwritten and put back as it was.
#include <assert.h>
int main(void) {
  int v = 4, *p = &v;
  unsigned char *b = (unsigned char *)&p, keep = b[1];
  b[1] = 0x5a;
  assert(b[1] == 0x5a);
  b[1] = keep;
  assert(*p == 4);
  return 0;
}
