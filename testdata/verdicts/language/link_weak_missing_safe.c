// verdict: SUCCESSFUL
// why: A weak function that nothing defines has the address 0, so that it is not called.
#include <assert.h>
__attribute__((weak)) extern int maybe(int *);
__attribute__((weak)) extern int setting;
int main(void) {
  int x = 1;
  if (maybe) maybe(&x);
  assert(x == 1 && !&setting);
  return 0;
}
