// verdict: SUCCESSFUL
// why: The joined string with its zero needs six bytes and has six.
#include <assert.h>
#include <string.h>
int main(void) {
 char d[6] = "ab";
  strcat(d, "cde");
  assert(d[4] == 'e');
  assert(strlen(d) == 5);
  return 0;
}
