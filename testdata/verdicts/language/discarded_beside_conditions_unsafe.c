// verdict: FAILED
// property: assertion line 42
// why: Only the first line of visit discards a structure. What the conditions read is used, so that all seven numbers are added for b.
#include <assert.h>
#include <stddef.h>

struct other;
typedef enum { none, some, many } amount;
struct thing {
  struct other *const link;
  amount left;
};

static int visit(struct thing *t)
{
  (void)*t;
  int seen = 0;
  if (t->link)
    seen |= 1;
  if (t->left)
    seen |= 2;
  while (t->left) {
    seen += 4;
    t->left = none;
  }
  for (t->left = many; t->left; t->left = none)
    seen += 8;
  do
    seen += 16;
  while (t->left);
  for (; t->link;) {
    seen += 32;
    break;
  }
  return seen;
}

int main(void)
{
  struct thing a = { NULL, none }, b = { (struct other *)&a, some };
  assert(visit(&a) == 24);
  assert(visit(&b) != 63);
  return 0;
}
