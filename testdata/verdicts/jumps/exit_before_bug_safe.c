// verdict: SUCCESSFUL
// why: The helper exits, so nothing after its call happens.
#include <assert.h>
#include <stdlib.h>
static void stop(int code) {
  exit(code);
}
int main(void) {
  stop(0);
  assert(0);
}
