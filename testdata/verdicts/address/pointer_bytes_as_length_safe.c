// verdict: SUCCESSFUL
// why: The integer of null is zero, and that of an object's address is more than a small buffer holds.
#include <assert.h>
#include <stdint.h>
#include <string.h>
int nondet_int(void);
union u { void *p; size_t n; };
int main(void) {
  char from[8] = "abcdefg", to[8] = "";
  union u x = {nondet_int() ? from : 0};
  if (x.n < sizeof to) memcpy(to, from, x.n);
  assert(to[0] == 0);
  return 0;
}
