// verdict: FAILED
// property: pointer_dereference line 12
// check: past-end
// why: The room for the terminator was forgotten in the test.
#include <assert.h>
#include <string.h>
struct sb { unsigned len; char *buf; };
static char room[6];
static int append(struct sb *b, const char *s) {
  unsigned n = strlen(s);
 if (b->len + n > sizeof room) return 0;
  memcpy(b->buf + b->len, s, n + 1);
  b->len += n;
  return 1;
}
int main(void) {
  struct sb b = {0, room};
  append(&b, "abc");
  append(&b, "xyz");
  append(&b, "d");
  assert(b.len == strlen(room));
  return 0;
}
