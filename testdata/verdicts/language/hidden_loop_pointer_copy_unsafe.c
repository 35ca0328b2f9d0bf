// verdict: FAILED
// property: assertion line 11
// why: The pointers were copied in reverse order.
#include <assert.h>
int main(void) {
  int v[3] = {1, 2, 3}, *a[3], *b[3];
  for (int i = 0; i < 3; i++) a[i] = &v[i];
 for (int i = 0; i < 3; i++) b[i] = a[2 - i];
  *b[0] = 10;
  assert(v[1] == 2);
  assert(v[0] == 10);
  return 0;
}
