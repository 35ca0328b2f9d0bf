// verdict: FAILED
// property: assertion line 15
// why: The innermost level sets its own local, the outermost one stays at depth 3.
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
 assert(r == 3);
  return 0;
}
