// verdict: SUCCESSFUL
// why: Prints bytes of a struct with a pointer.
#include <stdio.h>
#include <assert.h>
struct s {
  int a;
  void *p;
} ;
int main(void) {
  struct s x = {1, &x};
  const unsigned char *b = (const unsigned char *)&x;
  int n = 0;
  for (unsigned i = 0; i < sizeof x; i++) {
    n += printf("%02x", b[i]) >= 0;
  }
  assert(n <= 16);
  assert(x.p == &x);
  return 0;
}
