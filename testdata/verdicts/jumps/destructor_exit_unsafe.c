// verdict: FAILED
// property: assertion line 7
// why: Destructors run at exit too.
#include <assert.h>
#include <stdlib.h>
static int x;
__attribute__((destructor)) static void check(void) { assert(x == 0); }
int main(void) {
  x = 1;
  exit(0);
}
