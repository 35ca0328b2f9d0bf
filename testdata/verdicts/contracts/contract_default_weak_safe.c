// verdict: SUCCESSFUL
// why: the invariant says too little of a; unless the user asks for contracts, the loop is then unrolled
#include <assert.h>
int a[5];
int main(void) {
  for (int i = 0; i < 5; i++)
  __CPROVER_loop_invariant(0 <= i && i <= 5)
    a[i] = i;
  assert(a[3] == 3);
  return 0;
}
