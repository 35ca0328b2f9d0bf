// verdict: FAILED
// property: assertion line 9
// why: The last element may be 6.
#include <assert.h>
typedef int v4 __attribute__((vector_size(16)));
unsigned nondet_uint(void);
int main(void) {
  v4 a = {1, 2, 3, nondet_uint() & 7}, b = {4, 3, 2, 1};
  assert((a + b)[3] != 6);
  return 0;
}
