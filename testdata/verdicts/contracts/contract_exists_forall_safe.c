// verdict: SUCCESSFUL
// flags: --function least --enforce-contract least --apply-loop-contracts
// why: a fact that says there is an element, and what is known of that element
unsigned least(const int *a, unsigned n)
__CPROVER_requires(n > 0 && n < 1000 && __CPROVER_is_fresh(a, n * sizeof(int)))
__CPROVER_ensures(__CPROVER_exists { unsigned i; i < n && __CPROVER_forall { unsigned j; j < n ==> a[i] <= a[j] } })
__CPROVER_ensures(__CPROVER_return_value < n)
{
  unsigned m = 0;
  for (unsigned k = 1; k < n; k++)
  __CPROVER_assigns(k, m)
  __CPROVER_loop_invariant(1 <= k && k <= n && m < k)
  __CPROVER_loop_invariant(__CPROVER_forall { unsigned j; j < k ==> a[m] <= a[j] })
  { if (a[k] < a[m]) m = k; }
  return m;
}
