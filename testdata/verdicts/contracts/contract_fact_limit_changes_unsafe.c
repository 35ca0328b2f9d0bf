// verdict: FAILED
// property: assertion line 9
// flags: --function f --enforce-contract f
// why: the fact spoke of the limit before it was changed
unsigned lim;
void f(unsigned *a, unsigned n)
__CPROVER_requires(n < 100 && __CPROVER_is_fresh(a, 100 * sizeof *a) && __CPROVER_forall { unsigned k; k < 100 ==> a[k] < lim })
__CPROVER_assigns(lim)
{ lim = 0; __CPROVER_assert(a[n] < lim, "not kept"); }
