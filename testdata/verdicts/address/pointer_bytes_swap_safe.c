// verdict: SUCCESSFUL
// why: Elements that are pointers, exchanged byte by byte: they are themselves.
#include <assert.h>
static void swap(void *x, void *y, unsigned n) {
  char *a = x, *b = y;
  while (n--) {
    char t = *a;
    *a++ = *b;
    *b++ = t;
  }
}
int main(void) {
  int u = 1, v = 2, *p[2] = {&u, &v};
  swap(&p[0], &p[1], sizeof p[0]);
  assert(*p[0] == 2 && *p[1] == 1 && p[0] == &v);
  return 0;
}
