// verdict: FAILED
// property: assigns line 7
// flags: --function f --enforce-contract f
// why: q may be the end of the object
int f(char *p, char *q, unsigned n)
__CPROVER_requires(n<1000 && __CPROVER_is_fresh(p, n) && __CPROVER_pointer_in_range_dfcc(p, q, p+n))
__CPROVER_assigns(*q)
{
    *q = 1;
    return q-p;
}
