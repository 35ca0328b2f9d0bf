// verdict: FAILED
// property: assertion line 7
// why: An uninitialised local need not be zero.
#include <assert.h>
int main(void) {
 int x;
 assert(x == 0);
  return 0;
}
