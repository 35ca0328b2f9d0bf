// verdict: FAILED
// property: assertion line 8
// flags: --function f --enforce-contract f
// why: p and q may overlap without being equal
void f(short*p, short*q)
__CPROVER_requires(__CPROVER_rw_ok(p, 4) && __CPROVER_rw_ok(q, 4) && p != q)
__CPROVER_assigns(p[0], p[1], q[0], q[1])
__CPROVER_ensures(p[0] == 1 && p[1] == 1)
{
    p[0] = p[1] = 1;
    q[1] = 2;
}
