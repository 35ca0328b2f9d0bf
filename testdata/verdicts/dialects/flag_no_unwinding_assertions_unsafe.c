// verdict: FAILED
// property: assertion line 10
// flags: --unwind=3 --no-unwinding-assertions
// why: The failure is in the first round.
#include <assert.h>
int main(void) {
  int i = 0;
  while (i < 10) {
    i++;
   assert(i > 1);
  }
  return 0;
}
