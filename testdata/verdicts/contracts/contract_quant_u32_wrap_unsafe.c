// verdict: FAILED
// property: assertion line 8
// flags: --function f --enforce-contract f
// why: the element is the first behind the range
int f(const unsigned char *a, unsigned n)
__CPROVER_requires(n < 10 && __CPROVER_is_fresh(a, 20))
__CPROVER_requires(__CPROVER_forall { unsigned k; n <= k && k < n + 3 ==> a[k] == 1 })
__CPROVER_ensures(__CPROVER_return_value == 1)
{ return a[n + 3]; }
