// verdict: SUCCESSFUL
// why: A function pointer copied by bytes and hashed.
#include <assert.h>
static int f(int x) {
  return x + 1;
}
static int g(int x) {
  return x + 2;
}
int main(void) {
  int (*p)(int) = f, (*q)(int) = g, (*r)(int);
  unsigned s = 0;
  for (unsigned i = 0; i < sizeof p; i++) {
    s += ((unsigned char *)&p)[i];
    ((unsigned char *)&r)[i] = ((unsigned char *)&p)[i];
  }
  assert(r(1) == 2 && r == p && r != q);
  return (int)s & 0;
}
