// verdict: FAILED
// property: assertion line 8
// why: Low byte zero does not mean null.
#include <assert.h>
#include <stdlib.h>
int main(void) {
  char *p = malloc(4);
  assert((*(unsigned char *)&p == 0) == (p == 0));
  free(p);
  return 0;
}
