// verdict: SUCCESSFUL
// why: POSIX: an allocation that fails sets errno to ENOMEM; one that succeeds, free and strdup of what fits leave it.
#include <assert.h>
#include <errno.h>
#include <stdlib.h>
int main(void) {
  errno = 0;
  char *p = malloc(4);
  assert(p || errno == ENOMEM);
  if (!p) return 0;
  assert(errno == 0);
  char *q = realloc(p, 8);
  assert(q ? errno == 0 : errno == ENOMEM);
  free(q ? q : p);
  errno = 0;
  int *c = calloc(2, sizeof *c);
  assert((errno == ENOMEM) == !c);
  free(c);
  return 0;
}
