// verdict: SUCCESSFUL
// flags: --function f --enforce-contract f
// why: what was written last is there
void f(int*p, int*q)
__CPROVER_requires(__CPROVER_rw_ok(p, 4) && __CPROVER_rw_ok(q, 4))
__CPROVER_assigns(*p, *q)
__CPROVER_ensures(*q == 2)
{
    *p = 1;
    *q = 2;
}
