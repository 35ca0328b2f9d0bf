// verdict: FAILED
// property: assertion line 9
// why: The address of the second char of an aligned pair is odd.
#include <assert.h>
#include <stdint.h>
int main(void) {
  int x;
  _Alignas(2) char c[2];
 assert((uintptr_t)&c[1] % 2 == 0);
  assert((uintptr_t)c % 2 == 0);
  return x != x;
}
