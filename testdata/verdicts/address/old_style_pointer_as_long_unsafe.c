// verdict: FAILED
// property: assertion line 11
// why: An old-style function sees the address of the pointer it is given as a long: the order of two variables is any.
#include <assert.h>
long number(n)
long n;
{ return n; }
int main(void) {
  static int a, b;
  long (*f)() = (long (*)())number;
  assert(f(&a) < f(&b));
  return 0;
}
