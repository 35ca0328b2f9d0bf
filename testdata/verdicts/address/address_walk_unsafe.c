// verdict: FAILED
// property: pointer_dereference line 9
// why: A walk over an array by integers, one step too far.
#include <assert.h>
#include <stdint.h>
int main(void) {
  int v[5], n = 0;
  for (uintptr_t p = (uintptr_t)v, end = (uintptr_t)(v + 5); p <= end; p += sizeof(int))
    *(int *)p = n++;
  return v[4];
}
