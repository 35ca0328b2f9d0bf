// verdict: SUCCESSFUL
// flags: --function fill --enforce-contract fill --replace-call-with-contract sample --apply-loop-contracts
// why: each round fills the next part of a matrix; what is known about a row is used for reads of that row only, else the facts are too many
typedef struct { int c[64]; } poly;
typedef struct { poly v[4]; } row;
typedef struct { row r[4]; } matrix;
#define EACH(k, lo, hi, e) __CPROVER_forall { unsigned k; (lo) <= k && k < (hi) ==> (e) }
#define BOUND(a) EACH(_i, 0, 64, 0 <= (a)[_i] && (a)[_i] < 100)
void sample(poly *p) __CPROVER_requires(__CPROVER_rw_ok(p, sizeof *p)) __CPROVER_assigns(__CPROVER_object_upto(p, sizeof *p)) __CPROVER_ensures(BOUND(p->c));
void fill(matrix *m)
__CPROVER_requires(__CPROVER_is_fresh(m, sizeof *m))
__CPROVER_assigns(__CPROVER_object_upto(m, sizeof *m))
__CPROVER_ensures(EACH(k, 0, 4, EACH(l, 0, 4, BOUND(m->r[k].v[l].c))))
{
  for (unsigned i = 0; i < 16; i++)
  __CPROVER_assigns(i, __CPROVER_object_upto(m, sizeof *m))
  __CPROVER_loop_invariant(i <= 16)
  __CPROVER_loop_invariant(EACH(k1, 0, i / 4, EACH(l1, 0, 4, BOUND(m->r[k1].v[l1].c))))
  __CPROVER_loop_invariant(EACH(k2, i / 4, i / 4 + 1, EACH(l2, 0, i % 4, BOUND(m->r[k2].v[l2].c))))
    sample(&m->r[i / 4].v[i % 4]);
}
