// verdict: SUCCESSFUL
// why: A short lies at an even address.
#include <assert.h>
#include <stdint.h>
static short cell;
int main(void) {
  int r = 0;
  switch ((uintptr_t)&cell & 7) {
  case 0: case 2: case 4: case 6: r = 1; break;
  default: r = 2;
  }
  assert(r == 1);
  return 0;
}
