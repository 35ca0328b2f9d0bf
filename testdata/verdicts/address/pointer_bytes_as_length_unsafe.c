// verdict: FAILED
// property: pointer_dereference line 10
// why: The integer of an object's address is more than the buffers hold.
#include <stdint.h>
#include <string.h>
union u { void *p; size_t n; };
int main(void) {
  char from[8] = "abcdefg", to[8] = "";
  union u x = {from};
  memcpy(to, from, x.n);
  return to[0];
}
