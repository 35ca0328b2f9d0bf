// verdict: SUCCESSFUL
// flags: --function get --enforce-contract get
// why: a fact about elements from a place on that is not known
int get(int *m, unsigned n, unsigned r, unsigned c)
__CPROVER_requires(n < 10000 && __CPROVER_is_fresh(m, n * sizeof(int)))
__CPROVER_requires(r < n && c < n && r + c < n)
__CPROVER_requires(__CPROVER_forall { unsigned j; j < n - r ==> m[r + j] < 5 })
__CPROVER_ensures(__CPROVER_return_value < 5)
{ return m[c + r]; }
