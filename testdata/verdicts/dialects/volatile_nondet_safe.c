// verdict: SUCCESSFUL
// flags: --nondet-volatile
// why: What is not volatile keeps its value; what is read once is one value.
#include <assert.h>
static volatile int reg;
static volatile _Bool ready;
int main(void) {
  volatile int local = 1;
  int copy = reg, plain = 2;
  local = 3;
  if (copy > 4) assert(copy > 3);
  assert(plain == 2);
  while (!ready && plain < 5) plain++;
  assert(plain <= 5);
  return local;
}
