// verdict: FAILED
// property: assigns line 10
// flags: --function f --enforce-contract f
// why: only the first element may be written
int f(int n, int a[n])
__CPROVER_requires(n>0 && n<10)
__CPROVER_requires(__CPROVER_is_fresh(a, n*sizeof*a))
__CPROVER_assigns(a[0])
{
    a[n-1] = 0;
    return 0;
}
