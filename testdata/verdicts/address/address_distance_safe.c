// verdict: SUCCESSFUL
// why: Two variables are at least as far apart as they are long, and members as far as their offsets.
#include <assert.h>
#include <stdint.h>
struct s { int a; long b; };
int main(void) {
  int a, b;
  struct s s;
  uintptr_t d = (uintptr_t)&a - (uintptr_t)&b;
  assert(d >= 4 && 0 - d >= 4);
  assert((uintptr_t)&s.b - (uintptr_t)&s == 8);
  return 0;
}
