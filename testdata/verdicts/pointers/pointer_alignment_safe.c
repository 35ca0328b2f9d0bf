// verdict: SUCCESSFUL
// why: An int variable's address is a multiple of four.
#include <assert.h>
#include <stdint.h>
int main(void) {
  int x;
  _Alignas(2) char c[2];
 assert((uintptr_t)&x % 4 == 0);
  assert((uintptr_t)c % 2 == 0);
  return x != x;
}
