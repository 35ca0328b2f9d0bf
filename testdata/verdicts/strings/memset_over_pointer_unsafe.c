// verdict: FAILED
// property: pointer_dereference line 9
// check: null-pointer
// why: The pointer is zeroed and then used.
#include <string.h>
int main(void) {
  int x = 3, *p = &x;
  memset(&p, 0, sizeof p);
  return *p - 3;
}
