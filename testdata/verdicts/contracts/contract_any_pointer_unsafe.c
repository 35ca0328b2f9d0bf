// verdict: FAILED
// property: pointer_dereference line 9
// flags: --function f --enforce-contract f
// why: nothing says that p leads anywhere
int f(int*p)
__CPROVER_assigns()
__CPROVER_ensures(1)
{
    return *p;
}
