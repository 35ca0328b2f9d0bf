// verdict: INCONCLUSIVE
// flags: --function f --enforce-contract f
// why: a clause that changes a variable
int g;
void f(void)
__CPROVER_assigns(g)
__CPROVER_ensures((g = 5) == 5)
{
}
