// verdict: SUCCESSFUL
// flags: --apply-loop-contracts
// why: each round jumps within the function that it calls, which leaves g 0
#include <setjmp.h>
unsigned nondet_uint(void);
jmp_buf back;
int g;
void try(unsigned i) {
  if (setjmp(back)) {
    g = 0;
    return;
  }
  if (i & 1) {
    g = 1;
    longjmp(back, 1);
  }
}
int main(void) {
  unsigned n = nondet_uint();
  for (unsigned i = 0; i < n; i++)
  __CPROVER_assigns(i, g, back)
  __CPROVER_loop_invariant(i <= n && g == 0)
    try(i);
  __CPROVER_assert(g == 0, "g");
  return 0;
}
