// verdict: SUCCESSFUL
// flags: --function f --enforce-contract f
// why: a quantifier over all values of a byte
int f(const unsigned char *a)
__CPROVER_requires(__CPROVER_is_fresh(a, 256))
__CPROVER_requires(__CPROVER_forall { unsigned char k; k <= 255 ==> a[k] == 0 })
__CPROVER_ensures(__CPROVER_return_value == 0)
{ return a[255]; }
