// verdict: FAILED
// property: assertion line 8
// flags: --function f --enforce-contract f
// why: is_fresh keeps q apart from other new objects only: p may lead into it
void f(int*p, int*q)
__CPROVER_requires(__CPROVER_is_fresh(q, 4) && __CPROVER_rw_ok(p, 4))
__CPROVER_assigns(*p, *q)
__CPROVER_ensures(*p == 1)
{
    *p = 1;
    *q = 2;
}
