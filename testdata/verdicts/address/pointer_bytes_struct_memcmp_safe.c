// verdict: SUCCESSFUL
// why: Structures with pointers compared.
#include <assert.h>
#include <string.h>
struct s {
  char *p;
  long n;
};
int main(void) {
  char b[8];
  struct s x = {b + 1, 2}, y = x;
  assert(memcmp(&x, &y, sizeof x) == 0);
  y.p++;
  assert(memcmp(&x, &y, sizeof x) != 0);
  y.p--;
  y.n = 3;
  assert(memcmp(&x, &y, sizeof x) < 0);
  return 0;
}
