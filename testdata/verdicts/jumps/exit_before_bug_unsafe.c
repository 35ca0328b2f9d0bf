// verdict: FAILED
// property: assertion line 12
// why: The helper exits only for a nonzero code.
#include <assert.h>
#include <stdlib.h>
static void stop(int code) {
 if (code)
  exit(code);
}
int main(void) {
  stop(0);
  assert(0);
}
