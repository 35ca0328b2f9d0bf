// verdict: SUCCESSFUL
// why: GNU vectors: arithmetic and comparison by element, any index, a shuffle, another view of the bits.
#include <assert.h>
#include <string.h>
typedef int v4 __attribute__((vector_size(16)));
typedef long long v2 __attribute__((vector_size(16)));
unsigned nondet_uint(void);
int main(void) {
  v4 a = {1, 2, 3, nondet_uint() & 7}, b = {4, 3, 2, 1}, c = a + b;
  assert(c[0] == 5 && c[1] == 5 && c[2] == 5);
  v4 greater = a > b;
  assert(greater[0] == 0 && greater[2] == -1);
  unsigned i = nondet_uint() & 3;
  c[i] = 7;
  assert(c[i] == 7);
  v4 mixed = __builtin_shufflevector(a, b, 0, 4, 1, 5);
  assert(mixed[1] == 4 && mixed[2] == 2);
  assert(((v2)a)[0] == 0x200000001LL);
  unsigned char bytes[16];
  memcpy(bytes, &a, 16);
  assert(bytes[4] == 2);
  return 0;
}
