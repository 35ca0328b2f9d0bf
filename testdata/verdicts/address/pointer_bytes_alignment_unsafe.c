// verdict: FAILED
// property: assertion line 9
// why: No bits of a byte beyond the alignment are known.
#include <assert.h>
#include <stdalign.h>
int main(void) {
  alignas(16) char buf[32]; char *p = buf;
  unsigned char *b = (unsigned char *)&p;
  assert((b[0] & 31) == 0);
  return 0;
}
