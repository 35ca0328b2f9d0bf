// verdict: FAILED
// property: assertion line 8
// flags: --function f --enforce-contract f
// why: q is p, so that the second write is to the same place
int f(int *p, int *q)
__CPROVER_requires(__CPROVER_is_fresh(p, 8) && __CPROVER_pointer_equals(q, p))
__CPROVER_assigns(*p, *q)
__CPROVER_ensures(*p == 1)
{
    *p = 1;
    *q = 2;
    return 0;
}
