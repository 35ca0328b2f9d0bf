// verdict: SUCCESSFUL
// why: The two parameters point to different variables.
#include <assert.h>
static int set(int *p, int *q) {
  *p = 1;
  *q = 2;
  return *p;
}
int main(void) {
  int x = 0, y = 0;
 assert(set(&x, &y) == 1);
  return y > 2;
}
