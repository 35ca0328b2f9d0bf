// verdict: FAILED
// property: pointer_dereference line 9
// why: The low bits of a pointer, set through its first byte and not cleared: one byte behind the end is read.
#include <assert.h>
int main(void) {
  static int v = 9;
  int *p = &v;
  *(unsigned char *)&p |= 1;
  return *(volatile int *)p;
}
