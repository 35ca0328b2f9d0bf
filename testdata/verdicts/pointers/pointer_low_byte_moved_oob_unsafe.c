// verdict: FAILED
// property: pointer_dereference line 13
// check: forged-pointer
// why: Adding eight moves it past the array of two ints.
#include <string.h>
#include <stdint.h>
int main(void) {
  int a[2] = {1, 2}, *p = a;
  uintptr_t n;
  memcpy(&n, &p, sizeof n);
 n += 8;
  memcpy(&p, &n, sizeof p);
  return *p - 2;
}
