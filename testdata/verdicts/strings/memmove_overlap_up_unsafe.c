// verdict: FAILED
// property: assertion line 9
// why: The loop copies upward over its own source, so the first element is repeated.
#include <assert.h>
int main(void) {
  int a[5] = {1, 2, 3, 4, 5};
 for (int i = 0; i < 4; i++) a[i + 1] = a[i];
  assert(a[0] == 1 && a[1] == 1);
  assert(a[4] == 4);
  return 0;
}
