// verdict: SUCCESSFUL
// flags: --function f --enforce-contract f
// why: q lies in the object, or at its last byte
int f(char *p, char *q, unsigned n)
__CPROVER_requires(n<1000 && __CPROVER_is_fresh(p, n+1) && __CPROVER_pointer_in_range_dfcc(p, q, p+n))
__CPROVER_assigns(*q)
__CPROVER_ensures(__CPROVER_return_value >= 0 && __CPROVER_return_value <= (int)n)
{
    *q = 1;
    return q-p;
}
