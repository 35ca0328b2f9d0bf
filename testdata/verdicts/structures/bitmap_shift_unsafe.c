// verdict: FAILED
// property: undefined_shift line 8
// why: The bit number within the word is not reduced, so the shift is too far.
#include <assert.h>
extern unsigned nondet_uint(void);
static unsigned map[4];
static void set(unsigned i) {
 map[i / 32] |= 1u << i;
}
static int get(unsigned i) { return (map[i / 32] >> (i % 32)) & 1; }
int main(void) {
  unsigned i = nondet_uint(), j = nondet_uint();
  if (i > 127 || j > 127 || i == j) return 0;
  set(i);
  assert(get(i) && !get(j));
  return 0;
}
