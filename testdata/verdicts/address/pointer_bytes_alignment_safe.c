// verdict: SUCCESSFUL
// why: The first byte of a pointer to an aligned object has its low bits zero, moved by what the pointer was.
#include <assert.h>
#include <stdalign.h>
int main(void) {
  alignas(16) char buf[32];
  char *p = buf + 3;
  unsigned char *b = (unsigned char *)&p;
  assert((b[0] & 15) == 3);
  return 0;
}
