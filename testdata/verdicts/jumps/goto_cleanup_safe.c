// verdict: SUCCESSFUL
// why: The label order frees exactly what was obtained.
#include <stdlib.h>
int main(void) {
  char *a = malloc(2), *b;
  if (!a) goto out;
  b = malloc(2);
  if (!b) {
    goto free_a;
  }
  b[1] = a[1] = 0;
  free(b);
free_a:
  free(a);
out:
  return 0;
}
