// verdict: SUCCESSFUL
// why: Message with a pointer, checksummed and queued.
#include <assert.h>
#include <string.h>
struct m {
  int *p;
  unsigned char sum;
};
static unsigned char ck(const void *d, unsigned n) {
  const unsigned char *b = d;
  unsigned char s = 0;
  while (n--) s += *b++;
  return s;
}
int main(void) {
  int v = 9;
  struct m q[2];
  memset(q, 0, sizeof q);
  q[0].p = &v;
  q[0].sum = ck(&q[0].p, sizeof q[0].p);
  q[1] = q[0];
  assert(ck(&q[1].p, sizeof q[1].p) == q[1].sum);
  assert(*q[1].p == 9);
  return 0;
}
