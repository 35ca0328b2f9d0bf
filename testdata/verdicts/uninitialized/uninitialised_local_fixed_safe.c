// verdict: SUCCESSFUL
// why: An uninitialised local has one unknown value, the same at each read.
#include <assert.h>
int main(void) {
 int x;
 int y = x;
 assert(x == y);
  return 0;
}
