// verdict: SUCCESSFUL
// why: The number just behind a is found to be b's address: as a number it leads to b.
#include <assert.h>
#include <stdint.h>
int a, b;
int main(void) {
  uintptr_t x = (uintptr_t)(&a + 1), y = (uintptr_t)&a + sizeof a;
  if (x == (uintptr_t)&b) {
    *(int *)x = 5;
    assert(b == 5);
    *(int *)y = 6;
    assert(b == 6 && a == 0);
  }
  return 0;
}
