// verdict: FAILED
// property: assertion line 9
// why: Functions need not be aligned to 16 bytes.
#include <assert.h>
#include <stdint.h>
static int f(int x) { return x + 1; }
int main(void) {
  int (*p)(int) = f;
  assert(((uintptr_t)p & 15) == 0);
  return 0;
}
