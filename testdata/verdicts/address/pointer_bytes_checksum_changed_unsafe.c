// verdict: FAILED
// property: assertion line 15
// why: Checksum of another pointer may be the same.
#include <assert.h>
static unsigned char ck(const void *d, unsigned n) {
  const unsigned char *b = d;
  unsigned char s = 0;
  while (n--) s += *b++;
  return s;
}
int main(void) {
  int v[9], *p = v;
  unsigned char s = ck(&p, sizeof p);
  p += 1;
  assert(ck(&p, sizeof p) == s + 4);
  return 0;
}
