// verdict: FAILED
// property: assertion line 9
// why: malloc may fail, and then errno is ENOMEM.
#include <assert.h>
#include <errno.h>
#include <stdlib.h>
int main(void) {
  void *p = malloc(8);
  assert(errno == 0);
  free(p);
  return 0;
}
