// verdict: FAILED
// property: assertion line 8
// flags: --function f --enforce-contract f
// why: p and q may be equal
void f(int*p, int*q)
__CPROVER_requires(__CPROVER_rw_ok(p, 4) && __CPROVER_rw_ok(q, 4))
__CPROVER_assigns(*p, *q)
__CPROVER_ensures(*p == 1)
{
    *p = 1;
    *q = 2;
}
