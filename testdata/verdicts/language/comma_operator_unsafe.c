// verdict: FAILED
// property: assertion line 7
// why: i was increased before j was set.
#include <assert.h>
int main(void) {
  int i = 1, j = (i++, i * 10);
 assert(j == 10);
  return 0;
}
