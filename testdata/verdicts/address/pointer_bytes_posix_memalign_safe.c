// verdict: SUCCESSFUL
// why: Alignment seen in the bytes.
#include <assert.h>
#include <stdlib.h>
int main(void) {
  void *p;
  if (posix_memalign(&p, 64, 100)) return 0;
  assert((*(unsigned char *)&p & 63) == 0);
  free(p);
  return 0;
}
