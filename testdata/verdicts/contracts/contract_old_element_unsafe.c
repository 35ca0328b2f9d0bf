// verdict: FAILED
// property: assertion line 9
// flags: --function f --enforce-contract f
// why: elements that are 77 stay
void f(int *a, unsigned n)
__CPROVER_requires(n<6 && __CPROVER_is_fresh(a, n*sizeof(int)))
__CPROVER_requires(__CPROVER_forall{unsigned k; k<n ==> a[k]<1000})
__CPROVER_assigns(__CPROVER_object_whole(a))
__CPROVER_ensures(__CPROVER_forall{unsigned k; k<n ==> a[k] == __CPROVER_old(a[k])+1})
{
    for (unsigned i = 0;i<n;i++) if (a[i] != 77) a[i] += 1;
}
