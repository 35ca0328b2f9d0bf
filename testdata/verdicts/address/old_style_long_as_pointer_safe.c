// verdict: SUCCESSFUL
// why: An old-style function that is given an address as a long uses it as a pointer.
#include <assert.h>
int follow(p)
int *p;
{ return *p; }
int main(void) {
  static int a = 4;
  int (*f)() = (int (*)())follow;
  assert(f((long)&a) == 4);
  return 0;
}
