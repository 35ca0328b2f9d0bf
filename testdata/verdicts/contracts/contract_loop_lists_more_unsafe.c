// verdict: FAILED
// property: assigns line 15
// flags: --function f --enforce-contract f --apply-loop-contracts
// why: the loop lists a variable that the contract of the function does not
int g;
void f(int *a, unsigned n)
__CPROVER_requires(n<100 && __CPROVER_is_fresh(a, n*sizeof(int)))
__CPROVER_assigns(__CPROVER_object_whole(a))
{
    for (unsigned i = 0;i<n;i++)
    __CPROVER_assigns(i, g, __CPROVER_object_whole(a))
    __CPROVER_loop_invariant(i <= n)
    {
        a[i] = 3;
        g = 1;
    }
}
