// verdict: SUCCESSFUL
// why: A table that hashes the bytes of its keys finds again what it was given, whatever the addresses are.
#include <assert.h>
#include <stddef.h>
struct slot { const void *key; int value; };
static struct slot table[4];
static unsigned hash(const void *p) {
  const unsigned char *k = (const unsigned char *)&p;
  unsigned h = 2166136261u;
  for (unsigned i = 0; i < sizeof p; i++)
    h = (h ^ k[i]) * 16777619u;
  return h % 4;
}
static void put(const void *p, int v) {
  unsigned i = hash(p);
  while (table[i].key && table[i].key != p)
    i = (i + 1) % 4;
  table[i].key = p;
  table[i].value = v;
}
static int get(const void *p) {
  unsigned i = hash(p);
  while (table[i].key != p)
    i = (i + 1) % 4;
  return table[i].value;
}
int main(void) {
  int a, b;
  put(&a, 1);
  put(&b, 2);
  assert(get(&a) == 1);
  assert(get(&b) == 2);
  return 0;
}
