// verdict: SUCCESSFUL
// why: The destructor function sees what main left.
#include <assert.h>
static int done;
__attribute__((destructor)) static void at_end(void) { assert(done == 1); }
int main(void) {
  done = 1;
  return 0;
}
