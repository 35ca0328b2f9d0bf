// verdict: SUCCESSFUL
// why: Bytes of a pointer handed through functions and a struct.
#include <assert.h>
struct box { unsigned char b[sizeof(void *)]; };
static unsigned char pick(const unsigned char *from, unsigned i) { return from[i]; }
static void place(unsigned char *to, unsigned i, unsigned char c) { to[i] = c; }
static struct box pack(const void *p) {
  struct box x;
  for (unsigned i = 0; i < sizeof p; i++)
    place(x.b, i, pick((const unsigned char *)&p, i));
  return x;
}
static const void *unpack(struct box x) {
  const void *p;
  for (unsigned i = 0; i < sizeof p; i++)
    place((unsigned char *)&p, i, x.b[i]);
  return p;
}
int main(void) {
  int v[3] = {1, 2, 3};
  const int *q = unpack(pack(v + 1));
  assert(q == v + 1 && *q == 2 && q[1] == 3 && q[-1] == 1);
  return 0;
}
