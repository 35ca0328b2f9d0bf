// verdict: SUCCESSFUL
// check: missing-return
// why: Only rows that exist are asked for, so every call ends with a return.
#include <assert.h>
struct row { int id, values[6]; };
static struct row table[2] = {{1, {10}}, {2, {20}}};
static struct row find(int id) {
  for (int i = 0; i < 2; i++)
    if (table[i].id == id) return table[i];
}
static struct row twice(int id) { return find(id); }
int nondet_int(void);
int main(void) {
  int id = 1 + (nondet_int() & 1);
  struct row r = find(id);
  assert(r.values[0] == 10 * id && twice(id).id == id);
  return 0;
}
