// verdict: SUCCESSFUL
// flags: --no-bounds-check
// check: other-tools
// why: An index of a declared array is --bounds-check's alone, of each storage, dimension, member, variable length and structure; what lies elsewhere stays as it is.
#include <stdlib.h>
struct item { int key; long value; };
struct box { int n; int slots[3]; };
int table[4], after = 7;
static int grid[2][3];
int nondet_int(void);
int main(void) {
  int i = nondet_int(), j = nondet_int(), n = nondet_int();
  int local[4] = {0};
  struct item items[2] = {{1, 2}, {3, 4}}, copy;
  struct box b = {1, {2, 3, 4}}, *p = malloc(sizeof *p);
  table[i] = 1;
  local[i] = 1;
  grid[i][j] ^= 2;
  items[i].value = 5;
  copy = items[j];
  items[j] = copy;
  if (i > 2) b.slots[i] = 6;
  if (p) p->slots[i] = table[7];
  if (n > 0 && n < 9) {
    int v[n];
    v[i] = 1;
    if (i >= 0 && i < n) __CPROVER_assert(v[i] == 1, "an element");
  }
  __CPROVER_assert(after == 7 && b.n == 1, "what lies elsewhere");
  if (i >= 0 && i < 4) __CPROVER_assert(table[i] == 1 && local[i] == 1, "elements");
  free(p);
  return 0;
}
