// verdict: SUCCESSFUL
// why: A walk over an array by integers.
#include <assert.h>
#include <stdint.h>
int main(void) {
  int v[5], n = 0;
  for (uintptr_t p = (uintptr_t)v, end = (uintptr_t)(v + 5); p != end; p += sizeof(int))
    *(int *)p = n++;
  assert(n == 5 && v[4] == 4);
  return 0;
}
