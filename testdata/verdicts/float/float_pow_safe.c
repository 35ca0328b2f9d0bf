// verdict: SUCCESSFUL
// why: Squares of small integers are exact.
#include <assert.h>
#include <math.h>
int main(void) {
  for (int i = -60; i <= 60; i++)
    assert(pow(i, 2) == i * i);
  assert(pow(2.0, 10) == 1024);
  return 0;
}
