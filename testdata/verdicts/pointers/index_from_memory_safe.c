// verdict: SUCCESSFUL
// why: The index is read back from the table after it was written at an unknown place.
#include <assert.h>
extern unsigned nondet_uint(void);
int main(void) {
  unsigned idx[4] = {0, 0, 0, 0}, data[4] = {10, 20, 30, 40};
  unsigned i = nondet_uint() & 3, j = nondet_uint() & 3;
  idx[i] = 3;
  data[idx[i]] = 99;
 assert(data[idx[j]] == (i == j ? 99 : 10));
  return 0;
}
