// verdict: SUCCESSFUL
// why: Two objects that are alive lie apart: a search for the first byte in which their pointers differ ends within the pointer.
#include <assert.h>
int main(void) {
  int v, w, *p = &v, *q = &w;
  const unsigned char *a = (const unsigned char *)&p, *b = (const unsigned char *)&q;
  unsigned i = 0;
  while (a[i] == b[i]) i++;
  assert(i < sizeof p);
  return 0;
}
