// verdict: SUCCESSFUL
// why: Setting bit i changes bit i alone.
#include <assert.h>
extern unsigned nondet_uint(void);
static unsigned map[4];
static void set(unsigned i) {
 map[i / 32] |= 1u << (i % 32);
}
static int get(unsigned i) { return (map[i / 32] >> (i % 32)) & 1; }
int main(void) {
  unsigned i = nondet_uint(), j = nondet_uint();
  if (i > 127 || j > 127 || i == j) return 0;
  set(i);
  assert(get(i) && !get(j));
  return 0;
}
