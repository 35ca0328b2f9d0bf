// verdict: FAILED
// property: assertion line 17
// why: Records sorted by memcmp come in the order of their pointers' bytes, which is any.
#include <assert.h>
#include <stdlib.h>
#include <string.h>
struct rec { char *name; long id; };
static int cmp(const void *a, const void *b) { return memcmp(a, b, sizeof(struct rec)); }
int main(void) {
  char x[4], y[4];
  struct rec r[2];
  memset(r, 0, sizeof r);
  r[0].name = x, r[0].id = 1;
  r[1].name = y, r[1].id = 2;
  qsort(r, 2, sizeof r[0], cmp);
  assert(r[0].name == x || r[0].id == 2);
  assert(r[0].id == 1);
  return 0;
}
