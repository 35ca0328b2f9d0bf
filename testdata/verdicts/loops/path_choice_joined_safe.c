// verdict: SUCCESSFUL
// why: On the path where the pointer is not null it is the variable's address; after it, either one.
#include <assert.h>
#include <stddef.h>
extern int nondet_int(void);
static int get(int *p) { return p ? *p : -1; }
int main(void) {
  int x = 3;
  int *p = nondet_int() ? &x : NULL;
  if (p != NULL) {
    x = get(p) + 1;
    assert(p - &x == 0);
  }
 assert(get(p) == (p ? 4 : -1));
  return 0;
}
