// verdict: SUCCESSFUL
// why: A pointer to the end of an array copied byte by byte still belongs to the array, though another object may lie there.
#include <assert.h>
int main(void) {
  int v[3] = {1, 2, 3}, w[3] = {4, 5, 6}, *p = v + 3, *q;
  unsigned char sum = 0;
  for (unsigned i = 0; i < sizeof p; i++)
    ((unsigned char *)&q)[i] = ((unsigned char *)&p)[i];
  sum = *(unsigned char *)&w[0];
  assert(q[-1] == 3 && sum == 4);
  return 0;
}
