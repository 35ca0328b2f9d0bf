// verdict: FAILED
// property: pointer_dereference line 15
// check: past-end
// why: The block of size i has no place i.
#include <assert.h>
#include <stdlib.h>
int main(void) {
  char *p[4];
  for (int i = 0; i < 4; i++) {
    p[i] = malloc(i + 1);
    if (!p[i]) return 0;
    for (int j = 0; j < i; j++) assert(p[j] != p[i]);
  }
  for (int i = 0; i < 4; i++)
   p[i][i + (i == 3)] = (char)i;
  return 0;
}
