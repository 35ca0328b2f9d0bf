// verdict: FAILED
// property: assertion line 9
// flags: --function f --enforce-contract f
// why: p may point to g
int g;
void f(int*p)
__CPROVER_requires(__CPROVER_rw_ok(p, 4))
__CPROVER_assigns(*p, g)
__CPROVER_ensures(*p == 1)
{
    *p = 1;
    g = 2;
}
