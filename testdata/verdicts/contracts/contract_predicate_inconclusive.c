// verdict: INCONCLUSIVE
// flags: --function harness --enforce-contract f
// why: a predicate that is not supported
int f(int *p, int *q)
__CPROVER_requires(__CPROVER_is_fresh(p, 8) && __CPROVER_pointer_equals(q, p))
__CPROVER_ensures(__CPROVER_return_value == *p)
{
    return *q;
}
void harness(void) {
    int *p, *q;
    f(p, q);
}
