// verdict: FAILED
// property: assertion line 8
// why: Nothing aligns an array of char beyond 1 byte, also where the test folds into a constant expression.
#include <assert.h>
#include <stdint.h>
static char tag[5];
int main(void) {
  assert((uintptr_t)tag % 2 == 0);
  return 0;
}
