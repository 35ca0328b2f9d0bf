// verdict: FAILED
// property: pointer_dereference line 8
// flags: --function get --enforce-contract get --apply-loop-contracts
// why: an index may be 10, and the second formula reads a behind its end then
int get(unsigned char *b, int *a, unsigned n)
__CPROVER_requires(n < 100 && __CPROVER_is_fresh(b, 100) && __CPROVER_is_fresh(a, 10 * sizeof(int)))
__CPROVER_requires(__CPROVER_forall { unsigned k; k < 100 ==> b[k] <= 10 })
__CPROVER_requires(__CPROVER_forall { unsigned k; k < 100 ==> a[b[k]] == 7 })
__CPROVER_ensures(__CPROVER_return_value == 7)
{
    return a[b[n]];
}
