// verdict: SUCCESSFUL
// flags: --function f --enforce-contract f
// why: the first element is named for itself
void f(int *a)
__CPROVER_requires(__CPROVER_is_fresh(a, 16))
__CPROVER_assigns(__CPROVER_object_from(a+1), __CPROVER_typed_target(a[0]))
{
    a[0] = 1;
    a[3] = 2;
}
