// verdict: SUCCESSFUL
// flags: --apply-loop-contracts
// why: both ends of the ring stay inside, in any number of rounds
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
      head = (head + 1) % 64;
    } else if (tail != head) {
      buf[tail] = 0;
      tail = (tail + 1) % 64;
    }
  }
  return buf[head];
}
