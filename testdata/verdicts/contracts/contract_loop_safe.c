// verdict: SUCCESSFUL
// flags: --function f --enforce-contract f
// why: loops are unrolled where their invariants are not used
int f(int *p, int n)
__CPROVER_requires(0 < n && n < 5)
__CPROVER_requires(__CPROVER_is_fresh(p, n * sizeof(int)))
__CPROVER_assigns(__CPROVER_object_upto(p, n * sizeof(int)))
__CPROVER_ensures(__CPROVER_forall { int i; (0 <= i && i < n) ==> p[i] == i })
{
  for (int i = 0; i < n; i++)
  __CPROVER_loop_invariant(0 <= i && i <= n)
    p[i] = i;
  return 0;
}
