// verdict: FAILED
// flags: --apply-loop-contracts
// property: loop_invariant_step line 14
// why: a round sets its element to 8
#include <assert.h>
int nondet_int(void);
int a[1000];
int main(void) {
    int n = nondet_int();
    if (n < 0 || n > 1000)
        return 0;
    for (int k = 0; k < n; k++)
    __CPROVER_loop_invariant(0 <= k && k <= n && __CPROVER_loop_entry(k) == 0)
    __CPROVER_loop_invariant(__CPROVER_forall { int j; (__CPROVER_loop_entry(k) <= j && j < k) ==> a[j] == 7 })
        a[k] = 8;
}
