// verdict: SUCCESSFUL
// flags: --function f --enforce-contract f
// why: a clause may change variables of its own
int f(int x)
__CPROVER_requires(x >= 0 && x<100)
__CPROVER_ensures(({ int t = x; t += 1; t == __CPROVER_return_value; }))
{
    return x+1;
}
