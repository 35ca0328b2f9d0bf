// verdict: SUCCESSFUL
// why: Dictionary keyed by pointers, chained, hash over bytes, 6 keys.
#include <assert.h>
#include <stdlib.h>
struct e {
  const char *k;
  int v;
  struct e *n;
};
static struct e *t[2];
static unsigned h(const char *const *k) {
  const unsigned char *b = (const unsigned char *)k;
  unsigned x = 5381;
  for (unsigned i = 0; i < sizeof *k; i++) x = x * 33 + b[i];
  return x & 1;
}
static void put(const char *k, int v) {
  struct e *e = malloc(sizeof *e);
  if (!e) exit(1);
  unsigned i = h(&k);
  e->k = k;
  e->v = v;
  e->n = t[i];
  t[i] = e;
}
static int get(const char *k) {
  for (struct e *e = t[h(&k)]; e; e = e->n) if (e->k == k) return e->v;
  return -1;
}
int main(void) {
  static char a[4], b[4], c[4];
  put(a, 1);
  put(b, 2);
  put(c, 3);
  assert(get(a) == 1);
  assert(get(b) == 2);
  assert(get(c) == 3);
  return 0;
}
