// verdict: SUCCESSFUL
// check: call-type
// why: All entries of the table have the type of the call.
#include <assert.h>
struct big { int a[20]; };
static int first(struct big b) { return b.a[0]; }
static int last(struct big b) { return b.a[19]; }
typedef int (*reader)(struct big);
int main(int argc, char **argv) {
  struct big b = {{1}};
  reader table[2] = {first, last};
  assert(table[argc > 1](b) >= 0);
  return 0;
}
