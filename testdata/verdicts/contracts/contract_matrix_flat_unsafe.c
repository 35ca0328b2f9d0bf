// verdict: FAILED
// property: assertion line 9
// flags: --function get --enforce-contract get
// why: nothing is known of the last column
int get(int *m, unsigned r, unsigned c)
__CPROVER_requires(__CPROVER_is_fresh(m, 12 * sizeof(int)))
__CPROVER_requires(r < 3 && c < 4)
__CPROVER_requires(__CPROVER_forall { unsigned i; i < 3 ==> __CPROVER_forall { unsigned j; j < 3 ==> m[i * 4 + j] < 5 } })
__CPROVER_ensures(__CPROVER_return_value < 5)
{ return m[r * 4 + c]; }
