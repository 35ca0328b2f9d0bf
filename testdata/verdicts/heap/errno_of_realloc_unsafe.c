// verdict: FAILED
// property: division_by_zero line 13
// why: The code that handles an allocation that fails divides by zero.
#include <errno.h>
#include <stdlib.h>
int main(void) {
  char *p = calloc(3, 1);
  if (!p) return 0;
  errno = 0;
  char *q = realloc(p, 100);
  free(q ? q : p);
  int n = 12;
  return n / (errno - ENOMEM);
}
