// verdict: SUCCESSFUL
// why: Adding four to a pointer's integer value moves it one int on.
#include <string.h>
#include <stdint.h>
int main(void) {
  int a[2] = {1, 2}, *p = a;
  uintptr_t n;
  memcpy(&n, &p, sizeof n);
 n += 4;
  memcpy(&p, &n, sizeof p);
  return *p - 2;
}
