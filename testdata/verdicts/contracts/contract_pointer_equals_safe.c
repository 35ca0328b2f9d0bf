// verdict: SUCCESSFUL
// flags: --function f --enforce-contract f
// why: q is p
int f(int *p, int *q)
__CPROVER_requires(__CPROVER_is_fresh(p, 8) && __CPROVER_pointer_equals(q, p))
__CPROVER_assigns()
__CPROVER_ensures(__CPROVER_return_value == *p)
{
    return *q;
}
