// verdict: SUCCESSFUL
// check: pointer-comparison
// why: Pointers into one object may be ordered and subtracted: one past the end, of members and rows, behind a choice, of a block from malloc, both null; integers made of pointers may be too.
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
struct node { int key, data[3]; };
int nondet_int(void);
static int g, h;
static long length(const char *from, const char *to) {
  long n = 0;
  for (; from < to; from++) n++;
  return n;
}
int main(void) {
  char a[8], *end = a + 8, *p = nondet_int() ? a + 2 : a + 5;
  struct node s, rows[2][3];
  assert(p < end && end - p >= 3 && end > a && !(a > p));
  assert(&s.data[0] > &s.key && &rows[1][0] - &rows[0][0] == 3);
  assert(length(a, end) == 8);
  char *none = NULL, *null = NULL;
  assert(none <= null && none - null == 0);
  char *m = malloc(4);
  if (m) {
    char *q = m + 4;
    assert(m < q);
    assert(q - m == 4);
    free(m);
  }
  uintptr_t x = (uintptr_t)&g, y = (uintptr_t)&h;
  assert(x < y || y < x);
  assert((uintptr_t)&g - (uintptr_t)&h != 0);
  return &g == &h || a == (char *)&s;
}
