// verdict: SUCCESSFUL
// why: The loop copies a list of pointers and each still points to its variable.
#include <assert.h>
int main(void) {
  int v[3] = {1, 2, 3}, *a[3], *b[3];
  for (int i = 0; i < 3; i++) a[i] = &v[i];
 for (int i = 0; i < 3; i++) b[i] = a[i];
  *b[0] = 10;
  assert(v[1] == 2);
  assert(v[0] == 10);
  return 0;
}
