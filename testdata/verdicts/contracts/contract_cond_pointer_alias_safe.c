// verdict: SUCCESSFUL
// flags: --function f --enforce-contract f
// why: a target that counts only where the pointers differ
void f(int *p, int *q)
__CPROVER_requires(__CPROVER_is_fresh(p, 4) && (__CPROVER_pointer_equals(q, p) || __CPROVER_is_fresh(q, 4)))
__CPROVER_assigns(p != q: *p)
{ if (q != p) *p = 1; }
