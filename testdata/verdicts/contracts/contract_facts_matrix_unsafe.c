// verdict: FAILED
// property: assertion line 12
// flags: --function first --enforce-contract first --apply-loop-contracts
// why: nothing is required of the third row, so that the sum may be anything
typedef struct { short c[64]; } row;
typedef struct { row r[3]; } matrix;

int first(matrix *m, unsigned i, unsigned k)
__CPROVER_requires(__CPROVER_is_fresh(m, sizeof(matrix)))
__CPROVER_requires(i < 3 && k < 64)
__CPROVER_requires(__CPROVER_forall { unsigned x; x < 2 ==> (__CPROVER_forall { unsigned y; y < 64 ==> (0 <= m->r[x].c[y] && m->r[x].c[y] < 100) }) })
__CPROVER_ensures(0 <= __CPROVER_return_value && __CPROVER_return_value < 200)
{
    return m->r[i].c[k] + m->r[2].c[63];
}
