// verdict: SUCCESSFUL
// why: Each level of the recursion has its own local.
#include <assert.h>
static int dive(int depth, int *up) {
  int mine = depth;
  if (depth > 0) dive(depth - 1, &mine);
  *up += 1;
  return mine;
}
int main(void) {
  int top = 0;
  int r = dive(3, &top);
  assert(top == 1);
 assert(r == 4);
  return 0;
}
