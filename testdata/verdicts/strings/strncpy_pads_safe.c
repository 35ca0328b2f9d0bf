// verdict: SUCCESSFUL
// why: strncpy fills the rest of the destination with zeros.
#include <assert.h>
#include <string.h>
int main(void) {
  char d[4];
  memset(d, 'q', sizeof d);
 strncpy(d, "a", sizeof d);
  assert(d[0] == 'a');
  assert(d[3] == 0);
  return 0;
}
