// verdict: SUCCESSFUL
// flags: --function f --enforce-contract f
// why: a pointer is another one, or leads to an object of its own
int f(int *p, int *q)
__CPROVER_requires(__CPROVER_is_fresh(p, sizeof *p))
__CPROVER_requires(__CPROVER_pointer_equals(q, p) || __CPROVER_is_fresh(q, sizeof *q))
__CPROVER_assigns(*p)
__CPROVER_ensures(p == q || *q == __CPROVER_old(*q))
{ *p = 5; return *p; }
