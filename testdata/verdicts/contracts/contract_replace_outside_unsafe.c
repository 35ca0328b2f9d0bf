// verdict: FAILED
// property: assigns line 7
// flags: --function g --enforce-contract g --replace-call-with-contract f
// why: what f may change, g must not
int x, y;
void f(void)
__CPROVER_assigns(x);
void g(void)
__CPROVER_assigns(y)
{
    f();
    y = 1;
}
