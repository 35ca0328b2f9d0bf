// verdict: FAILED
// property: assertion line 14
// flags: --function fill --enforce-contract fill --replace-call-with-contract sample --apply-loop-contracts
// why: the last part is not filled
typedef struct { int c[4]; } poly;
typedef struct { poly v[2]; } row;
typedef struct { row r[2]; } matrix;
#define EACH(k, lo, hi, e) __CPROVER_forall { unsigned k; (lo) <= k && k < (hi) ==> (e) }
#define BOUND(a) EACH(_i, 0, 4, 0 <= (a)[_i] && (a)[_i] < 100)
void sample(poly *p) __CPROVER_requires(__CPROVER_rw_ok(p, sizeof *p)) __CPROVER_assigns(__CPROVER_object_upto(p, sizeof *p)) __CPROVER_ensures(BOUND(p->c));
void fill(matrix *m)
__CPROVER_requires(__CPROVER_is_fresh(m, sizeof *m))
__CPROVER_assigns(__CPROVER_object_upto(m, sizeof *m))
__CPROVER_ensures(EACH(k, 0, 2, EACH(l, 0, 2, BOUND(m->r[k].v[l].c))))
{
  for (unsigned i = 0; i < 3; i++)
  __CPROVER_assigns(i, __CPROVER_object_upto(m, sizeof *m))
  __CPROVER_loop_invariant(i <= 4)
  __CPROVER_loop_invariant(EACH(k1, 0, i / 2, EACH(l1, 0, 2, BOUND(m->r[k1].v[l1].c))))
  __CPROVER_loop_invariant(EACH(k2, i / 2, i / 2 + 1, EACH(l2, 0, i % 2, BOUND(m->r[k2].v[l2].c))))
    sample(&m->r[i / 2].v[i % 2]);
}
