// verdict: SUCCESSFUL
// flags: --unwind=3 --no-unwinding-assertions
// why: Within three rounds nothing fails, and the unwinding assertion is off.
#include <assert.h>
int main(void) {
  int i = 0;
  while (i < 10) {
    i++;
   assert(i <= 10);
  }
  return 0;
}
