// verdict: SUCCESSFUL
// flags: --function first --enforce-contract first --apply-loop-contracts
// why: what is required of all elements of a matrix is used for the row that is read, at an index that is not known
typedef struct { short c[64]; } row;
typedef struct { row r[3]; } matrix;

int first(matrix *m, unsigned i, unsigned k)
__CPROVER_requires(__CPROVER_is_fresh(m, sizeof(matrix)))
__CPROVER_requires(i < 3 && k < 64)
__CPROVER_requires(__CPROVER_forall { unsigned x; x < 3 ==> (__CPROVER_forall { unsigned y; y < 64 ==> (0 <= m->r[x].c[y] && m->r[x].c[y] < 100) }) })
__CPROVER_ensures(0 <= __CPROVER_return_value && __CPROVER_return_value < 200)
{
    return m->r[i].c[k] + m->r[2].c[63];
}
