// verdict: INCONCLUSIVE
// flags: --function f --enforce-contract f
// why: a clause that changes a variable
int g;
void f(void)
__CPROVER_requires((g = 5) == 5)
__CPROVER_assigns()
__CPROVER_ensures(g == 5)
{
}
