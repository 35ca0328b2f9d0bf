// verdict: SUCCESSFUL
// why: No more rounds count than there are.
#include <assert.h>
#include <stdbool.h>
bool nondet_bool(void);
int main(void) {
  int n = 0;
  for (int i = 0; i < 3000; i++) {
    if (nondet_bool())
      n++;
    assert(n <= i + 1);
  }
  return 0;
}
