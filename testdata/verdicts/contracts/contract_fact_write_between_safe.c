// verdict: SUCCESSFUL
// flags: --function f --enforce-contract f
// why: a write elsewhere leaves what is known of the other elements
void f(unsigned *a, unsigned n, unsigned i, unsigned j)
__CPROVER_requires(n > 20 && n < 100 && i < n && j < n && i != j && __CPROVER_is_fresh(a, n * sizeof *a))
__CPROVER_requires(__CPROVER_forall { unsigned k; k < n ==> a[k] < 10 })
__CPROVER_assigns(__CPROVER_object_whole(a))
{ a[i] = 50; __CPROVER_assert(a[j] < 10, "other"); }
