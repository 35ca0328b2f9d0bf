// verdict: INCONCLUSIVE
// why: both calls ask for one variable, but its name is not known: what the first gave is not kept.
#include <assert.h>
#include <stdlib.h>
char nondet_char(void);
int main(void) {
  char name[] = {nondet_char(), 0};
  char *a = getenv(name), *b = getenv(name);
  assert(!a == !b);
}
