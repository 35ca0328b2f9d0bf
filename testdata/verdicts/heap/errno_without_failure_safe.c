// verdict: SUCCESSFUL
// flags: --no-malloc-may-fail
// why: No allocation fails, so errno stays what it was.
#include <assert.h>
#include <errno.h>
#include <stdlib.h>
int main(void) {
  errno = 7;
  void *p = calloc(2, 4);
  assert(errno == 7 && p);
  free(p);
  return 0;
}
