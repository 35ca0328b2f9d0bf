// verdict: INCONCLUSIVE
// flags: --function harness --enforce-contract down
// why: a function that calls itself under its own contract
int down(int n)
__CPROVER_requires(n >= 0 && n < 5)
__CPROVER_ensures(__CPROVER_return_value == 0)
{
    return n == 0 ? 0 : down(n - 1);
}
void harness(void) {
    int n;
    down(n);
}
