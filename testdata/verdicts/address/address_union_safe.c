// verdict: SUCCESSFUL
// why: A pointer and the integer of a union are the same address.
#include <assert.h>
#include <stdint.h>
union both { int *p; uintptr_t u; };
int main(void) {
  int v[2] = {3, 4};
  union both x;
  x.p = v;
  assert(x.u == (uintptr_t)v);
  x.u += sizeof(int);
  assert(*x.p == 4 && x.p == v + 1);
  return 0;
}
