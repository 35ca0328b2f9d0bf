// verdict: FAILED
// property: assigns line 9
// flags: --function f --enforce-contract f
// why: the object from its second element on does not include the first
void f(int *a)
__CPROVER_requires(__CPROVER_is_fresh(a, 16))
__CPROVER_assigns(__CPROVER_object_from(a+1))
{
    a[0] = 1;
}
