// verdict: INCONCLUSIVE
// why: A power that is rounded may differ from library to library.
#include <assert.h>
#include <math.h>
int main(void) {
  assert(pow(0.1, 2) == 0.1 * 0.1);
  return 0;
}
