// verdict: FAILED
// property: assertion line 10
// flags: --function f --enforce-contract f
// why: 7 times 7 is not 50
static int sq(int x) {
    return x*x;
}
int f(int x)
__CPROVER_requires(x >= 0 && x<10)
__CPROVER_ensures(__CPROVER_return_value == sq(x))
{
    int s = 0;
    for (int i = 0;i<x;i++) s += x;
    return s+(x == 7);
}
