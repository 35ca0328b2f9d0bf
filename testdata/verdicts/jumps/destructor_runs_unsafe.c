// verdict: FAILED
// property: assertion line 6
// why: A destructor function runs after main.
#include <assert.h>
static int done;
__attribute__((destructor)) static void at_end(void) { assert(!done); }
int main(void) {
  done = 1;
  return 0;
}
