// verdict: FAILED
// property: assertion line 7
// flags: --function f --enforce-contract f
// why: 5 stays 5
int f(int x)
__CPROVER_requires(x >= 0 && x<100)
__CPROVER_ensures(({ int t = x; t += 1; t == __CPROVER_return_value; }))
{
    return x+(x != 5);
}
