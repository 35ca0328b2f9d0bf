// verdict: SUCCESSFUL
// flags: --function f --enforce-contract f --apply-loop-contracts
// why: elements are written again with the same value
void f(int *a, unsigned n)
__CPROVER_requires(n<100000 && __CPROVER_is_fresh(a, n*sizeof(int)))
__CPROVER_assigns(__CPROVER_object_whole(a))
__CPROVER_ensures(__CPROVER_forall{unsigned k; k<n ==> a[k] == 3})
{
    for (unsigned i = 0;i<n;i++)
    __CPROVER_assigns(i, __CPROVER_object_whole(a))
    __CPROVER_loop_invariant(i <= n && __CPROVER_forall{unsigned k; k<i ==> a[k] == 3})
    {
        a[i] = 3;
        if (i>5) a[i-5] = 3;
    }
}
