// verdict: FAILED
// property: assertion line 10
// why: The number ends at the second point.
#include <assert.h>
#include <stdlib.h>
int main(void) {
  char *end;
  double x = strtod("1.5.6", &end);
  assert(x == 1.5);
  assert(*end == 0);
  return 0;
}
