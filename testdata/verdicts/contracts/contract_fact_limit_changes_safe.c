// verdict: SUCCESSFUL
// flags: --function f --enforce-contract f
// why: the limit that the fact speaks of is the one at entry
unsigned lim;
void f(unsigned *a, unsigned n)
__CPROVER_requires(n < 100 && __CPROVER_is_fresh(a, 100 * sizeof *a) && __CPROVER_forall { unsigned k; k < 100 ==> a[k] < lim })
__CPROVER_assigns(lim)
{ unsigned was = lim; lim = 0; __CPROVER_assert(a[n] < was, "kept"); }
