// verdict: SUCCESSFUL
// flags: --function f --enforce-contract f
// why: p is null, or leads to an int
int f(int *p)
__CPROVER_requires(p == 0 || __CPROVER_r_ok(p, 4))
__CPROVER_assigns()
__CPROVER_ensures(1)
{
    return p ? *p : 0;
}
