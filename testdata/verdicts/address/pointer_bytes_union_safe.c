// verdict: SUCCESSFUL
// why: The members of a union show one address: as an integer, and byte by byte, lowest first.
#include <assert.h>
#include <stdint.h>
union u { int *p; uintptr_t n; unsigned char b[sizeof(int *)]; };
int main(void) {
  int v[4];
  union u x;
  x.p = v + 2;
  uintptr_t n = 0;
  for (int i = sizeof(int *) - 1; i >= 0; i--)
    n = n << 8 | x.b[i];
  assert(n == x.n && n == (uintptr_t)(v + 2));
  return 0;
}
