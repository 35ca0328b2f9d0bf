// verdict: FAILED
// property: assertion line 8
// why: The second byte of a pointer to the start of an object is any; it is no offset.
#include <assert.h>
int g;
int main(void) {
  int *p = &g; unsigned char *b = (unsigned char *)&p;
  assert(b[1] == 0);
  return 0;
}
