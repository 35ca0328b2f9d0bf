// verdict: SUCCESSFUL
// flags: --nondet-static
// why: Nothing may change a const member, so it keeps its value where the others start with any: in arrays, behind a pointer, as a bit-field.
#include <assert.h>
int nondet_int(void);
static int cell;
static struct port {
  const int id;
  int level;
  int *const where;
  const unsigned kind : 3;
  unsigned state : 7;
} ports[3] = {{7, 1, &cell, 5, 0}, {8, 1, &cell, 6, 0}, {9, 1, 0, 7, 0}};
static struct { int n; struct port inner; const char name[4]; } outer = {1, {10, 2, &cell, 2, 1}, "abc"};
int main(void) {
  int i = nondet_int();
  if (i < 0 || i > 2) return 0;
  assert(ports[i].id == 7 + i);
  assert(ports[i].kind == 5u + i);
  if (i < 2) *ports[i].where = 3;
  assert(outer.inner.id == 10 && outer.inner.where == &cell && outer.inner.kind == 2);
  assert(outer.name[0] == 'a' && outer.name[3] == 0);
}
