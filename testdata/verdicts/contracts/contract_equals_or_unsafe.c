// verdict: FAILED
// property: assertion line 9
// flags: --function f --enforce-contract f
// why: a pointer may be the other one
int f(int *p, int *q)
__CPROVER_requires(__CPROVER_is_fresh(p, sizeof *p) && *p < 100)
__CPROVER_requires(__CPROVER_pointer_equals(q, p) || __CPROVER_is_fresh(q, sizeof *q))
__CPROVER_assigns(*p)
__CPROVER_ensures(*q == __CPROVER_old(*q))
{ return ++*p; }
