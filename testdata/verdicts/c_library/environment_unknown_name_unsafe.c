// verdict: FAILED
// property: assertion line 8
// why: the variable may be set, whatever its name is.
#include <assert.h>
#include <stdlib.h>
char nondet_char(void);
int main(void) {
  char name[] = {nondet_char(), 0}; assert(!getenv(name));
}
