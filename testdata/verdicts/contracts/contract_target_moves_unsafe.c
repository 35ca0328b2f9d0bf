// verdict: FAILED
// property: pointer_dereference line 9
// flags: --function g --enforce-contract g
// why: q may lead nowhere, and the copy of it as well
void g(int **p, int **q)
__CPROVER_requires(__CPROVER_is_fresh(p, sizeof*p) && __CPROVER_is_fresh(*p, 4))
__CPROVER_requires(__CPROVER_is_fresh(q, sizeof*q))
__CPROVER_assigns(*p, **p)
__CPROVER_ensures(**p == 1)
{
    *p = *q;
}
