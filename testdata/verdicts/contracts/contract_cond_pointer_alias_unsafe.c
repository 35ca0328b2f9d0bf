// verdict: FAILED
// property: assigns line 8
// flags: --function f --enforce-contract f
// why: the pointers may be equal, and nothing is listed then
void f(int *p, int *q)
__CPROVER_requires(__CPROVER_is_fresh(p, 4) && (__CPROVER_pointer_equals(q, p) || __CPROVER_is_fresh(q, 4)))
__CPROVER_assigns(p != q: *p)
{ *p = 1; }
