// verdict: SUCCESSFUL
// flags: --nondet-static --uninitialized-check
// why: Constants and what the program writes keep their values, and the start values count as written.
#include <assert.h>
static int level = 2, table[4];
static const int limit = 3;
int main(void) {
  static const char *const name = "abc";
  if (level > limit) level = limit;
  assert(level <= limit && name[0] == 'a');
  table[1] = 7;
  assert(table[1] == 7);
  return table[2] == 0;
}
