// verdict: FAILED
// property: loop_invariant_step line 11
// flags: --apply-loop-contracts
// why: head becomes 64
#include <assert.h>
unsigned nondet_uint(void);
unsigned char buf[64];
int main(void) {
  unsigned head = 0, tail = 0, rounds = nondet_uint();
  while (rounds--)
  __CPROVER_loop_invariant(head < 64 && tail < 64)
  {
    if (nondet_uint() & 1) {
      buf[head] = 1;
      head = head + 1;
    } else if (tail != head) {
      buf[tail] = 0;
      tail = (tail + 1) % 64;
    }
  }
  return buf[head];
}
