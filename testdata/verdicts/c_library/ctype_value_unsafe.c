// verdict: FAILED
// property: assertion line 7
// why: isdigit gives a number other than zero, which need not be 1.
#include <assert.h>
#include <ctype.h>
int main(void) {
  assert(isdigit('7') == 1);
  return 0;
}
