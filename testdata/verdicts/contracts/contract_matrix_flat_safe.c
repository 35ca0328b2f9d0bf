// verdict: SUCCESSFUL
// flags: --function get --enforce-contract get
// why: a matrix in one array: the row and the column are parts of one index
int get(int *m, unsigned r, unsigned c)
__CPROVER_requires(__CPROVER_is_fresh(m, 600 * sizeof(int)))
__CPROVER_requires(r < 20 && c < 30)
__CPROVER_requires(__CPROVER_forall { unsigned i; i < 20 ==> __CPROVER_forall { unsigned j; j < 30 ==> m[i * 30 + j] < 5 } })
__CPROVER_ensures(__CPROVER_return_value < 5)
{ return m[r * 30 + c]; }
