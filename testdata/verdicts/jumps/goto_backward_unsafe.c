// verdict: FAILED
// property: assertion line 10
// why: The counter is five at the end.
#include <assert.h>
int main(void) {
  int i = 0;
again:
  i++;
  if (i < 5) goto again;
 assert(i < 5);
  return 0;
}
