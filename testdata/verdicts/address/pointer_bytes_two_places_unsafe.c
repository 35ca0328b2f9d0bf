// verdict: FAILED
// property: assertion line 9
// why: Two bytes of one address may be the same.
#include <assert.h>
int main(void) {
  int v, *p = &v;
  const unsigned char *a = (const unsigned char *)&p;
  assert(a[0] % 4 == 0);
  assert(a[1] != a[2]);
  return 0;
}
