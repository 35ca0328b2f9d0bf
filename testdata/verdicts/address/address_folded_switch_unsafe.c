// verdict: FAILED
// property: assertion line 14
// why: A switch on the low bits of a global's address may take each of its cases.
#include <assert.h>
#include <stdint.h>
static short cell;
int main(void) {
  int r = 0;
  switch ((uintptr_t)&cell & 6) {
  case 0: r = 1; break;
  case 2: r = 2; break;
  case 6: r = 3; break;
  }
  assert(r != 0);
  return 0;
}
