// verdict: FAILED
// property: assertion line 7
// flags: --function least --enforce-contract least
// why: there need not be an element less than all others
unsigned least(const int *a, unsigned n)
__CPROVER_requires(n > 0 && n <= 3 && __CPROVER_is_fresh(a, n * sizeof(int)))
__CPROVER_ensures(__CPROVER_exists { unsigned i; i < n && __CPROVER_forall { unsigned j; j < n ==> a[i] < a[j] || i == j } })
{
  return n;
}
