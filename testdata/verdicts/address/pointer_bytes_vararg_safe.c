// verdict: SUCCESSFUL
// why: Pointers through variable arguments, bytes seen.
#include <assert.h>
#include <stdarg.h>
static int f(int n, ...) {
  va_list a;
  va_start(a, n);
  int *p = va_arg(a, int *);
  int x = *(unsigned char *)&p & 3;
  int y = *p;
  va_end(a);
  return x + y;
}
int main(void) {
  int v = 5;
  assert(f(1, &v) == 5);
  return 0;
}
