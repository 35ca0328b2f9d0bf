// verdict: SUCCESSFUL
// flags: --function g --enforce-contract g --replace-call-with-contract f
// why: g may change what f does
int x, y;
void f(void)
__CPROVER_assigns(x);
void g(void)
__CPROVER_assigns(x, y)
__CPROVER_ensures(y == 1)
{
    f();
    y = 1;
}
