// verdict: FAILED
// property: free line 17
// check: double-free
// why: The error path frees the first block and falls into freeing it again.
#include <stdlib.h>
int main(void) {
  char *a = malloc(2), *b;
  if (!a) goto out;
  b = malloc(2);
  if (!b) {
   free(a);
    goto free_a;
  }
  b[1] = a[1] = 0;
  free(b);
free_a:
  free(a);
out:
  return 0;
}
