// verdict: FAILED
// property: assertion line 9
// flags: --nondet-static
// why: A const member of a union holds what was written to the other member.
#include <assert.h>
static union { const int a; int b; } u = {1};
int main(void) {
  u.b &= 3;
  assert(u.a == 1);
}
