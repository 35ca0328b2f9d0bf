// verdict: SUCCESSFUL
// flags: --function f --enforce-contract f
// why: the square by repeated addition
static int sq(int x) {
    return x*x;
}
int f(int x)
__CPROVER_requires(x >= 0 && x<100)
__CPROVER_ensures(__CPROVER_return_value == sq(x))
{
    int s = 0;
    for (int i = 0;i<x;i++) s += x;
    return s;
}
