// verdict: FAILED
// property: pointer_dereference line 13
// why: The string was freed.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void) {
  char *p = malloc(4);
  if (!p)
    return 0;
  strcpy(p, "abc");
  free(p);
  fprintf(stderr, "%d %s\n", 1, p);
  return 0;
}
