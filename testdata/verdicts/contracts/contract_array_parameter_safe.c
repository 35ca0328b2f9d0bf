// verdict: SUCCESSFUL
// flags: --function f --enforce-contract f
// why: the number of elements is known from requires on
int f(int n, int a[n])
__CPROVER_requires(n>0 && n<10)
__CPROVER_requires(__CPROVER_is_fresh(a, n*sizeof*a))
__CPROVER_assigns(a[n-1])
{
    a[n-1] = 0;
    return 0;
}
