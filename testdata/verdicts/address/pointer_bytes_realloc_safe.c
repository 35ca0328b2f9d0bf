// verdict: SUCCESSFUL
// why: Array of pointers grows by realloc; bytes of pointers are seen.
#include <assert.h>
#include <stdlib.h>
int main(void) {
  int v = 4;
  int **a = malloc(sizeof *a);
  if (!a) return 0;
  a[0] = &v;
  int **b = realloc(a, 2 * sizeof *b);
  if (!b) {
    free(a);
    return 0;
  }
  unsigned char c = *(unsigned char *)&b[0];
  assert((c & 3) == 0);
  assert(*b[0] == 4);
  free(b);
  return 0;
}
