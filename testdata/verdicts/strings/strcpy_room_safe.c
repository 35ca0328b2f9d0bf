// verdict: SUCCESSFUL
// why: The buffer holds the three characters and the zero.
#include <assert.h>
#include <stdlib.h>
#include <string.h>
int main(void) {
  const char *src = "abc";
 char *d = malloc(strlen(src) + 1);
  if (!d) return 0;
  strcpy(d, src);
  assert(d[1] == 'b');
  free(d);
  return 0;
}
