// verdict: FAILED
// property: assertion line 9
// why: The array is not copied for the call, so the write is seen.
#include <assert.h>
static void fill(int a[3]) { a[1] = 8; }
int main(void) {
  int a[3] = {1, 2, 3};
  fill(a);
 assert(a[1] == 2);
  return 0;
}
