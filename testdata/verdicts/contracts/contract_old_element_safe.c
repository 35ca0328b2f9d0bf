// verdict: SUCCESSFUL
// flags: --function f --enforce-contract f
// why: each element by its value before the call
void f(int *a, unsigned n)
__CPROVER_requires(n<6 && __CPROVER_is_fresh(a, n*sizeof(int)))
__CPROVER_requires(__CPROVER_forall{unsigned k; k<n ==> a[k]<1000})
__CPROVER_assigns(__CPROVER_object_whole(a))
__CPROVER_ensures(__CPROVER_forall{unsigned k; k<n ==> a[k] == __CPROVER_old(a[k])+1})
{
    for (unsigned i = 0;i<n;i++) a[i] += 1;
}
