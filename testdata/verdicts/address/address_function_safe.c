// verdict: SUCCESSFUL
// why: Two functions have different addresses, and an integer made of one leads back.
#include <assert.h>
#include <stdint.h>
static int f(int x) { return x + 1; }
static int g(int x) { return x + 2; }
int main(int argc, char **argv) {
  uintptr_t u = (uintptr_t)(argc > 1 ? f : g);
  assert((uintptr_t)f != (uintptr_t)g && u != 0);
  int r = ((int (*)(int))u)(1);
  assert(r == 2 || r == 3);
  return 0;
}
