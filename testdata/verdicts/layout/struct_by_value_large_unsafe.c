// verdict: FAILED
// property: assertion line 15
// why: The copy returned has 99 in place 3, the original has not.
#include <assert.h>
struct big { long v[8]; char tag; };
static struct big set(struct big b, int i) {
  b.v[i] = 99;
  b.tag = 'x';
  return b;
}
int main(void) {
  struct big b = {{1, 2, 3, 4, 5, 6, 7, 8}, 'a'};
  struct big c = set(b, 3);
  assert(b.v[3] == 4 && b.tag == 'a');
 assert(c.v[3] == b.v[3]);
  return 0;
}
