// verdict: FAILED
// property: assertion line 20
// flags: --apply-loop-contracts
// why: only the one that was looked at last is the key
#include <assert.h>
unsigned nondet_uint(void);
int a[100];
int main(void) {
  unsigned i;
  a[5] = nondet_uint();
  int key = nondet_uint(), found = 0;
  for (i = 0; i < 100; i++)
  __CPROVER_loop_invariant(i <= 100 && !found)
  __CPROVER_loop_invariant(__CPROVER_forall { unsigned k; k < i ==> a[k] != key })
    if (a[i] == key) {
      found = 1;
      break;
    }
  unsigned j = nondet_uint();
  assert(found ? a[0] == key : j >= 100 || a[j] != key);
  return 0;
}
