// verdict: SUCCESSFUL
// why: A pointer made an integer and back points to the same variable.
#include <stdint.h>
int main(void) {
  int x = 1;
  uintptr_t n = (uintptr_t)&x;
  int *p = (int *)n;
  *p = 2;
  return x - 2;
}
