// verdict: FAILED
// property: assertion line 10
// why: The order of the bytes of two pointers is any, though one variable is declared first.
#include <assert.h>
#include <string.h>
struct node { int *p; int n; };
int main(void) {
  int a, b;
  struct node x = {&a, 1}, y = {&b, 1};
  assert(memcmp(&x.p, &y.p, sizeof x.p) < 0);
  return 0;
}
