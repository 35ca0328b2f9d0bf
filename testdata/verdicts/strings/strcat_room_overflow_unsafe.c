// verdict: FAILED
// property: pointer_dereference line 9
// check: library-sizes
// why: The joined string with its zero needs six bytes and has five.
#include <assert.h>
#include <string.h>
int main(void) {
 char d[5] = "ab";
  strcat(d, "cde");
  assert(d[4] == 'e');
  assert(strlen(d) == 5);
  return 0;
}
