// verdict: SUCCESSFUL
// why: The callee writes the caller's array through its parameter.
#include <assert.h>
static void fill(int a[3]) { a[1] = 8; }
int main(void) {
  int a[3] = {1, 2, 3};
  fill(a);
 assert(a[1] == 8);
  return 0;
}
