// verdict: FAILED
// property: pointer_dereference line 12
// check: library-sizes
// why: The terminating zero does not fit in the buffer.
#include <assert.h>
#include <stdlib.h>
#include <string.h>
int main(void) {
  const char *src = "abc";
 char *d = malloc(strlen(src));
  if (!d) return 0;
  strcpy(d, src);
  assert(d[1] == 'b');
  free(d);
  return 0;
}
