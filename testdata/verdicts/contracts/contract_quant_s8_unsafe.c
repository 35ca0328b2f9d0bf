// verdict: FAILED
// property: assertion line 8
// flags: --function f --enforce-contract f
// why: a quantifier over a signed byte says nothing of the upper half
int f(const unsigned char *a)
__CPROVER_requires(__CPROVER_is_fresh(a, 256))
__CPROVER_requires(__CPROVER_forall { signed char k; 0 <= k ==> a[k] == 0 })
__CPROVER_ensures(__CPROVER_return_value == 0)
{ return a[128]; }
