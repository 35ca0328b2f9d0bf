#include <stdlib.h>
#include <string.h>
struct N { int v; struct N *next; char tag[3]; };
static int table[16] = {3, 1, 4, 1, 5, 9, 2, 6};
static const char *words[] = {"alpha", "be", "gamma"};
static struct N pool[4];
static unsigned sum(struct N *n) { unsigned r = 0; while (n) { r = r * 7 + n->v + n->tag[1]; n = n->next; } return r; }
unsigned run(unsigned s) {
  struct N *head = 0;
  for (int i = 0; i < 4; i++) {
    struct N *n = &pool[i];
    n->v = table[(s + i) & 15];
    memset(n->tag, 0, 3);
    n->tag[1] = words[i % 3][i & 1];
    if ((s >> i) & 1) { n->next = head; head = n; } else n->next = 0;
  }
  unsigned r = sum(head);
  unsigned char *p = malloc(8);
  for (int i = 0; i < 8; i++) p[i] = (unsigned char)(s + i * 17);
  unsigned q; memcpy(&q, p + (s & 3), 4);
  union { unsigned u; unsigned char b[4]; } u; u.u = q; r ^= u.b[2] * 1000u + q;
  p = realloc(p, 16);
  r += p[7];
  free(p);
  return r;
}
