// verdict: SUCCESSFUL
// why: Without --nondet-volatile nothing but the program changes a volatile object, as CBMC has it.
#include <assert.h>
static volatile int reg;
int main(void) {
  reg = 3;
  assert(reg == reg && reg == 3);
  return 0;
}
